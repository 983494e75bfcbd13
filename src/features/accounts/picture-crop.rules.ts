/** A picture's size in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Which way the square window can move over a picture; null where the picture is as square as the window. */
export type CropAxis = 'x' | 'y' | null;

/** The way a picture is longer than it is wide, or the other way about. */
export function cropAxis({ width, height }: Size): CropAxis {
  if (width === height) return null;
  return width > height ? 'x' : 'y';
}

/**
 * What the crops must centre on, 0 to 1000 of width and height, so that the square one is what the window shows:
 * `place` is how far it was moved, 0 (at the left or the top) to 1000.
 */
export function focalOfPlace(size: Size, place: number): { x: number; y: number } {
  const square = Math.min(size.width, size.height);
  const centre = (length: number) => ((place / 1000) * (length - square) + square / 2) * (1000 / length);
  return { x: centre(size.width), y: centre(size.height) };
}

/** Where the window stands after the picture under it was dragged by `moved` pixels, shown at `shown` pixels a side. */
export function placeAfterDrag(size: Size, place: number, moved: number, shown: number): number {
  const square = Math.min(size.width, size.height);
  const hidden = (Math.max(size.width, size.height) / square - 1) * shown;
  if (hidden <= 0) return place;
  return Math.min(1000, Math.max(0, Math.round(place - (moved / hidden) * 1000)));
}
