import sharp, { type Sharp } from 'sharp';

/** A plain picture to be encoded as a test likes: the left half of one colour, the right half of another. */
export function twoHalves(width: number, height: number, left = '#c00000', right = '#0000c0'): Sharp {
  const half = { width: Math.max(1, Math.floor(width / 2)), height, channels: 3 as const, background: left };
  return sharp({ create: { width, height, channels: 3, background: right } }).composite([
    { input: { create: half }, gravity: 'west' },
  ]);
}

/** A picture that is hard to compress: every pixel another colour, the same ones every time. */
export function grain(width: number, height: number): Sharp {
  const data = new Uint8Array(width * height * 3);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (state * 48_271) % 2_147_483_647;
    data[i] = state >> 8;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The bytes of a small, sound PNG upload. */
export function smallPicture(colour = '#0f6b5d'): Promise<Uint8Array> {
  return twoHalves(64, 48, colour, '#f8f3ea').png().toBuffer();
}

/** The colour at a point of an encoded picture, 0..255 each: red, green, blue and, where there is one, alpha. */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  return [
    ...(await sharp(picture)
      .extract({ left: x, top: y, width: 1, height: 1 })
      .toColourspace('srgb')
      .raw()
      .toBuffer()),
  ];
}
