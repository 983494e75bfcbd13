import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import { riyadhIso } from '#back-office/editor/riyadh-moment.ts';
import {
  pictureField,
  publishingOptions,
  subTitleField,
  titleField,
} from '#back-office/editor/shared-fields.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { listField } from '#messages/staff-editor.ts';
import { offerWords } from '#messages/staff-offers.ts';
import { OfferPreview } from './offer-admin-preview.tsx';
import { type OfferRecord, offerInput } from './offers.contract.ts';
import { offerDetail } from './offers.queries.ts';

const { fields } = offerWords;

export const offerEditorType: EditorType = {
  ...CONTENT_TYPES.offers,
  input: offerInput,
  fields: [
    titleField,
    subTitleField,
    pictureField,
    { kind: 'price', name: 'price', half: true, label: fields.price, hint: fields.priceHint, required: true },
    {
      kind: 'price',
      name: 'formerPrice',
      half: true,
      label: fields.formerPrice,
      hint: fields.formerPriceHint,
    },
    { kind: 'moment', name: 'startsAt', half: true, label: fields.startsAt, required: true },
    {
      kind: 'moment',
      name: 'endsAt',
      half: true,
      label: fields.endsAt,
      hint: fields.endsAtHint,
      required: true,
    },
    { kind: 'record', name: 'serviceId', of: 'service', label: fields.serviceId },
    { kind: 'list', name: 'text', label: fields.text, placeholder: listField.paragraph },
    { kind: 'text', name: 'licence', label: fields.licence, ltr: true },
  ],
  options: publishingOptions,
  titles: { add: offerWords.list.add, edit: offerWords.edit },
  texts: offerWords.texts,
  preview: {
    Screen: OfferPreview,
    queryKey: offerDetail(PREVIEWED).queryKey,
    links: ({ serviceId, startsAt, endsAt }, titled) => ({
      service: titled(serviceId),
      startsAt: riyadhIso(startsAt),
      endsAt: riyadhIso(endsAt),
    }),
  },
  linked(record) {
    const { service } = record as unknown as OfferRecord;
    return service ? [service] : [];
  },
};
