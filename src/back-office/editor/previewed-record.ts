import type { TitleRecord } from '#content/content.contract.ts';
import type { PresentedImage } from '#media/media-address.ts';
import { type EditedRecord, type EditorPreview, PREVIEWED } from './editor-type.ts';
import type { Wire, WireValue } from './field-values.ts';
import type { PictureChoice } from './picture-choice.ts';

interface Previewed {
  record: EditedRecord | null;
  /** The form as it would be sent; {} shows the record as it is. */
  wire: Wire;
  /** Missing where the form leaves the picture alone. */
  picture?: PictureChoice;
  titleOf: (id: string) => string;
}

/** A record as visitors would get it if it were saved as it is typed now. */
export function previewedRecord(
  preview: EditorPreview,
  { record, wire, picture, titleOf }: Previewed,
  now: Date,
) {
  const whole: Wire = { ...(record?.input as Wire | undefined), ...wire };
  const at = now.toISOString();
  const id = record?._id ?? PREVIEWED;
  const titled = (id: WireValue | undefined): TitleRecord | null =>
    typeof id === 'string' && id !== '' ? { _id: id, id, slug: id, title: titleOf(id) } : null;
  return {
    subTitle: '',
    createdAt: at,
    updatedAt: at,
    ...preview.unsaved,
    ...record,
    ...whole,
    _id: id,
    id,
    image: previewedImage(record?.image ?? null, picture),
    ...preview.links?.(whole, titled),
  };
}

/** A picture that is not uploaded yet stands in every variant as it was chosen. */
function previewedImage(
  kept: PresentedImage | null,
  picture: PictureChoice | undefined,
): PresentedImage | null {
  if (!picture) return kept;
  if (picture.removed) return null;
  const { preview: src, alt } = picture;
  if (!picture.file) return kept && { ...kept, alt };
  return {
    url: src,
    thumbnailMedium: src,
    cardImage: src,
    backgroundLarge: src,
    share: src,
    alt,
    width: 1600,
    height: 1200,
  };
}
