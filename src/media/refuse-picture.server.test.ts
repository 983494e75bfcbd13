import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { grain, smallPicture, twoHalves } from '#testing/pictures.ts';
import { MOST_BYTES, preparePicture } from './accept-picture.server.ts';

function refusal(file: Uint8Array): Promise<unknown> {
  return preparePicture(file).then(
    (picture) => ({ accepted: picture.id }),
    (error: unknown) => error,
  );
}

function because(why: string) {
  return expect.objectContaining({ name: 'AppError', code: 'PICTURE_REFUSED', fields: { image: why } });
}

/** A PNG with one more chunk right after its header. */
function withChunk(png: Buffer, type: string): Buffer {
  const chunk = Buffer.alloc(12 + 8);
  chunk.writeUInt32BE(8, 0);
  chunk.write(type, 4, 'latin1');
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe('what is no picture for us', () => {
  it.each([
    ['a page named .png', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a drawing with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\u0003\u0004'],
    ['a few letters', 'ab'],
    ['half a WebP head', 'RIFF'],
    ['a sound', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt '],
    ['a film', '\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0000\u0000isommp42'],
    ['a photo of another family', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
  ])('is %s', async (_what, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toEqual(because('PICTURE_KIND'));
  });

  it.each(['gif', 'tiff'] as const)('is a %s', async (format) => {
    expect(await refusal(await twoHalves(8, 8).toFormat(format).toBuffer())).toEqual(because('PICTURE_KIND'));
  });

  it('is an empty file', async () => {
    expect(await refusal(new Uint8Array())).toEqual(because('PICTURE_MISSING'));
  });

  it('is a file over 10 MB, even of a sound picture', async () => {
    const heavy = Buffer.concat([await smallPicture(), Buffer.alloc(MOST_BYTES)]);
    expect(await refusal(heavy)).toEqual(because('PICTURE_TOO_HEAVY'));
  });
});

describe('what moves', () => {
  it('is an animated WebP', async () => {
    const frames = [twoHalves(16, 16), twoHalves(16, 16, '#ffffff')];
    const files = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const animated = await sharp(files, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect(await refusal(animated)).toEqual(because('PICTURE_ANIMATED'));
  });

  it('is an animated PNG', async () => {
    const still = await twoHalves(16, 16).png().toBuffer();
    expect(await refusal(withChunk(still, 'acTL'))).toEqual(because('PICTURE_ANIMATED'));
  });

  it('is an AVIF sequence', async () => {
    const sequence = await twoHalves(16, 16).avif().toBuffer();
    sequence.write('avis', sequence.indexOf('avif'), 'latin1');
    expect(await refusal(sequence)).toEqual(because('PICTURE_ANIMATED'));
  });
});

describe('bombs', () => {
  it.each(['png', 'webp', 'jpeg'] as const)(
    'are small %s files of more than 25 megapixels',
    async (format) => {
      const bomb = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#ffffff' } })
        .toFormat(format, { effort: 1 })
        .toBuffer();
      expect(bomb.length).toBeLessThan(1_000_000);
      expect(await refusal(bomb)).toEqual(because('PICTURE_TOO_LARGE'));
    },
  );

  it('are PNG files whose head lies', async () => {
    const liar = Buffer.from(await smallPicture());
    liar.writeUInt32BE(4000, 16);
    liar.writeUInt32BE(4000, 20);
    expect(await refusal(liar)).toEqual(because('PICTURE_BROKEN'));
  });

  it('are AVIF files with a frame larger than they say', async () => {
    const large = { width: 3000, height: 3000, channels: 3 as const, background: '#ffffff' };
    const liar = await sharp({ create: large }).avif({ effort: 0 }).toBuffer();
    const extent = liar.indexOf('ispe') + 8;
    liar.writeUInt32BE(100, extent);
    liar.writeUInt32BE(100, extent + 4);
    expect(await refusal(liar)).toEqual(because('PICTURE_BROKEN'));
  });
});

describe('broken files', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('are cut %s files', async (format) => {
    const whole = await grain(200, 150).toFormat(format).toBuffer();
    for (const part of [0.9, 0.5, 0.02]) {
      const cut = whole.subarray(0, Math.max(16, Math.floor(whole.length * part)));
      expect(await refusal(cut), `${part} of it`).toEqual(because('PICTURE_BROKEN'));
    }
  });

  it('are refused kindly, whatever follows a true beginning', async () => {
    const beginnings = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
        twoHalves(16, 12).toFormat(format).toBuffer(),
      ),
    );
    const file = fc
      .tuple(
        fc.constantFrom(...beginnings),
        fc.integer({ min: 12, max: 200 }),
        fc.uint8Array({ maxLength: 300 }),
      )
      .map(([whole, length, rest]) =>
        Buffer.concat([whole.subarray(0, Math.min(length, whole.length / 2)), rest]),
      );
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        const outcome = await refusal(bytes);
        expect(outcome).toBeInstanceOf(AppError);
        expect(outcome).toMatchObject({ code: 'PICTURE_REFUSED' });
      }),
      { numRuns: 100 },
    );
  });
});

it('makes two at once, and the others in their turn', async () => {
  const files = await Promise.all(['#111111', '#222222', '#333333', '#444444'].map(smallPicture));
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length);
  }, 1);
  const pictures = await Promise.all(files.map((file) => preparePicture(file))).finally(() =>
    clearInterval(watch),
  );
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(4);
  expect(most).toBe(2);
});
