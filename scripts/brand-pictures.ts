import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawShare, onGround } from './brand-drawings.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const MARK = join(folder, 'favicon.svg');
const SOURCES = [MARK, fileURLToPath(import.meta.url), join(import.meta.dirname, 'brand-drawings.ts')];

/** Of the square that a home screen cuts its own shape out of, the middle 80% is safe: the arch's corners stay inside. */
const SAFE = 0.54;
const ROUNDED = 0.68;

/**
 * Draws the icons in all sizes and the default share picture into `public/`, from the mark's SVG and our drawings, so
 * that no picture file is kept in the repository. Those that are newer than their sources are left alone.
 */
export async function ensureBrandPictures(): Promise<void> {
  const mark = readFileSync(MARK, 'utf8');
  for (const size of [16, 32, 192, 512]) await ensure(`icons/icon-${size}.png`, () => square(mark, size));
  for (const size of [192, 512]) {
    await ensure(`icons/maskable-${size}.png`, () => square(onGround(mark, SAFE), size));
  }
  await ensure('apple-touch-icon.png', () => square(onGround(mark, ROUNDED), 180));
  await ensure('favicon.ico', async () =>
    ico(await Promise.all([16, 32, 48].map((size) => square(mark, size)))),
  );
  await ensure('share.jpg', () =>
    sharp(Buffer.from(drawShare())).resize(1200, 630).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  );
}

/** Written aside and then moved, so that a build beside this one never copies half a file. */
async function ensure(name: string, draw: () => Promise<Buffer>): Promise<void> {
  const file = join(folder, name);
  if (existsSync(file) && SOURCES.every((source) => statSync(source).mtimeMs <= statSync(file).mtimeMs))
    return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = join(dirname(folder), `.dist-${process.pid}-${name.replaceAll('/', '-')}`);
  writeFileSync(draft, await draw());
  renameSync(draft, file);
}

function square(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 44) })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a head of 6 bytes, 16 bytes about each, then the pictures as they are. */
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    // A PNG says its width and height in bytes 16 to 23.
    head.writeUInt8(picture.readUInt32BE(16), at);
    head.writeUInt8(picture.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
