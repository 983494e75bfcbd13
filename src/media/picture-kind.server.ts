export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * What a file is by its first bytes, never by its name or its sender's word (decision 16); null for everything that
 * is not JPEG, PNG, WebP or AVIF. `animated` is read from the container, as decoders quietly take the first frame.
 */
export function pictureKind(bytes: Uint8Array): { kind: PictureKind; animated: boolean } | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 3).equals(JPEG)) return { kind: 'jpeg', animated: false };
  if (file.subarray(0, 8).equals(PNG)) return { kind: 'png', animated: isAnimatedPng(file) };
  if (text(file, 0) === 'RIFF' && text(file, 8) === 'WEBP')
    return { kind: 'webp', animated: isAnimatedWebp(file) };
  if (text(file, 4) !== 'ftyp') return null;
  const brands = avifBrands(file);
  return brands.includes('avif') || brands.includes('avis')
    ? { kind: 'avif', animated: brands.includes('avis') }
    : null;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function text(file: Buffer, offset: number): string {
  return file.toString('latin1', offset, offset + 4);
}

/** An animated PNG announces itself with `acTL` before its first pixels. */
function isAnimatedPng(file: Buffer): boolean {
  let offset = PNG.length;
  while (offset + 8 <= file.length) {
    const type = text(file, offset + 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    offset += 12 + file.readUInt32BE(offset);
  }
  return false;
}

/** The extended header's second flag; without that header there is one frame. */
function isAnimatedWebp(file: Buffer): boolean {
  return text(file, 12) === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0;
}

/** The major brand, then the compatible ones; the four bytes between them are a version. */
function avifBrands(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length);
  const brands = [text(file, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(text(file, offset));
  return brands;
}
