export interface Size {
  width: number;
  height: number;
}

/** Where the crops centre: 0..1000 of the width (from the left) and of the height (from the top). */
export interface Focal {
  x: number;
  y: number;
}

/**
 * The largest part of a picture that has the target's shape, as near to centred on the focal point as the edges allow.
 * Whole pixels, inside the picture, at least 1×1.
 */
export function cropAround(picture: Size, target: Size, focal: Focal): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = within(Math.round(target.width * scale), 1, picture.width);
  const height = within(Math.round(target.height * scale), 1, picture.height);
  return {
    width,
    height,
    left: within(Math.round((picture.width * focal.x) / 1000 - width / 2), 0, picture.width - width),
    top: within(Math.round((picture.height * focal.y) / 1000 - height / 2), 0, picture.height - height),
  };
}

/** The same shape with no side over `longest`; a small picture keeps its size. */
export function fitInside(picture: Size, longest: number): Size {
  return shrink(picture, longest / Math.max(picture.width, picture.height));
}

/** The same shape, still large enough to be cut to every one of the targets without being enlarged, where it was. */
export function fitAround(picture: Size, targets: readonly Size[]): Size {
  const scales = targets.map((target) =>
    Math.max(target.width / picture.width, target.height / picture.height),
  );
  return shrink(picture, Math.max(...scales));
}

function shrink(picture: Size, scale: number): Size {
  if (scale >= 1) return { width: picture.width, height: picture.height };
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
