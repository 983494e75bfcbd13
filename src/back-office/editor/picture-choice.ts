import type { Focal } from '#media/crop.rules.ts';
import { FIELD_MESSAGES } from '#messages/errors.ts';

/** Decision 16. */
const MOST_BYTES = 10 * 1024 * 1024;
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif';
const MIDDLE: Focal = { x: 500, y: 500 };

/** What is to become of a record's picture. */
export interface PictureChoice {
  /** A new one; null: as it was. */
  file: File | null;
  /** The file as a data address, which the page's policy lets a picture come from; '' without a file. */
  preview: string;
  focal: Focal;
  alt: string;
  removed: boolean;
}

/** The picture as a record has it, or none. */
export function pictureOf(
  record: { focal: Focal | null; input: { imageAlt?: unknown } } | null,
): PictureChoice {
  const alt = record?.input.imageAlt;
  return {
    file: null,
    preview: '',
    focal: focalOf(record?.focal ?? null),
    alt: typeof alt === 'string' ? alt : '',
    removed: false,
  };
}

/** A focal point as the API has it, 0..1, in the thousandths of the crops. */
export function focalOf(focal: { x: number; y: number } | null): Focal {
  return focal ? { x: Math.round(focal.x * 1000), y: Math.round(focal.y * 1000) } : MIDDLE;
}

/** What is wrong with a file that can be told without opening it, in Arabic; the server looks inside. */
export function refuseFile(file: { type: string; size: number }): string | null {
  if (!PICTURE_KINDS.split(',').includes(file.type)) return FIELD_MESSAGES.PICTURE_KIND;
  if (file.size === 0) return FIELD_MESSAGES.PICTURE_BROKEN;
  return file.size > MOST_BYTES ? FIELD_MESSAGES.PICTURE_TOO_HEAVY : null;
}

/** The file as a data address. */
export function readPreview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A focal point moved by the keyboard's arrows as they point, a hundredth each, inside the picture; null for other keys. */
export function focalByKey({ x, y }: Focal, key: string, step = 10): Focal | null {
  switch (key) {
    case 'ArrowLeft':
      return { x: Math.max(0, x - step), y };
    case 'ArrowRight':
      return { x: Math.min(1000, x + step), y };
    case 'ArrowUp':
      return { x, y: Math.max(0, y - step) };
    case 'ArrowDown':
      return { x, y: Math.min(1000, y + step) };
    default:
      return null;
  }
}
