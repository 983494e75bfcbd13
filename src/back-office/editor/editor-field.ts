interface FieldBase {
  /** The name on the wire, also of its error. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  placeholder?: string;
  /** Two of them stand side by side where there is room. */
  half?: boolean;
}

/** One line, or a few where it is `long`. `ltr` for codes and addresses. */
export interface TextFieldText extends FieldBase {
  kind: 'text';
  long?: boolean;
  ltr?: boolean;
  /** Left blank it is not sent: the server then makes its own. */
  ownWhenBlank?: boolean;
}

/** A list of texts: paragraphs, short points. */
export interface ListField extends FieldBase {
  kind: 'list';
}

/** Whole riyals. */
export interface PriceField extends FieldBase {
  kind: 'price';
}

/** A minute of Riyadh's clock. */
export interface MomentField extends FieldBase {
  kind: 'moment';
}

export interface Option {
  value: string;
  label: string;
}

/** One of a few, all of them seen. */
export interface OptionsField extends FieldBase {
  kind: 'options';
  options: readonly Option[];
}

/** Any of a few, all of them seen, in the order they were chosen. */
export interface ChoicesField extends FieldBase {
  kind: 'choices';
  options: readonly Option[];
}

/** Whose titles a field offers. */
export type TitledType = 'service' | 'section';

/** One record of another type. */
export interface RecordField extends FieldBase {
  kind: 'record';
  of: TitledType;
}

/** Any records of another type. */
export interface RecordsField extends FieldBase {
  kind: 'records';
  of: TitledType;
}

/** When visitors see the record: `status`, `publishAt` and `unpublishAt` on the wire. */
export interface PublishingField {
  kind: 'publishing';
  name: 'publishing';
  /** A type that is only on or off has no times of its own. */
  switch?: boolean;
}

/** The picture, with its focal point and its words; apart from the values, since a file is no value to keep. */
export interface PictureFieldPlace {
  kind: 'picture';
  name: 'image';
}

/** A field with a label and one value. */
export type ValueField =
  | TextFieldText
  | ListField
  | PriceField
  | MomentField
  | OptionsField
  | ChoicesField
  | RecordField
  | RecordsField;

/** One field of an editor, described. */
export type EditorField = ValueField | PublishingField | PictureFieldPlace;

/** A list and what is typed but not added to it yet: it counts as its last entry when the form is sent. */
export interface ListValue {
  items: readonly string[];
  typing: string;
}

/** How a record is shown: at once, from a moment on, or not at all. Moments are of Riyadh's clock, '' for none. */
export interface PublishingValue {
  mode: 'now' | 'later' | 'draft';
  from: string;
  until: string;
}

/** What a control holds: text (a moment as `2026-03-01T09:00` of Riyadh), chosen values, a list, or the publishing box. */
export type FieldValue = string | readonly string[] | ListValue | PublishingValue;
export type Values = Readonly<Record<string, FieldValue>>;
