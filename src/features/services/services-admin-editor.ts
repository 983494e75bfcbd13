import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import {
  pictureField,
  publishingOptions,
  subTitleField,
  titleField,
} from '#back-office/editor/shared-fields.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { recordField } from '#messages/staff-editor.ts';
import { serviceWords } from '#messages/staff-services.ts';
import { ServicePageOf } from './service-page.tsx';
import { type ServiceRecord, serviceInput } from './services.contract.ts';
import { serviceDetail } from './services.queries.ts';

const { fields } = serviceWords;

export const serviceEditorType: EditorType = {
  ...CONTENT_TYPES.services,
  input: serviceInput,
  fields: [
    titleField,
    subTitleField,
    {
      kind: 'record',
      name: 'sectionId',
      of: 'section',
      label: fields.sectionId,
      placeholder: recordField.chooseSection,
      required: true,
    },
    pictureField,
    { kind: 'list', name: 'description', label: fields.description },
    { kind: 'list', name: 'features', label: fields.features, placeholder: fields.featuresPlaceholder },
    { kind: 'price', name: 'priceFrom', label: fields.priceFrom, hint: fields.priceHint },
  ],
  options: publishingOptions,
  titles: { add: serviceWords.list.add, edit: serviceWords.edit },
  texts: serviceWords.texts,
  preview: {
    Screen: ServicePageOf,
    queryKey: serviceDetail(PREVIEWED).queryKey,
    links: ({ sectionId }, titled) => ({ sectionId: titled(sectionId) ?? '' }),
  },
  linked(record) {
    const { sectionId } = record as unknown as ServiceRecord;
    return typeof sectionId === 'string' ? [] : [sectionId];
  },
};
