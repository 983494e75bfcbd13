import { AppError } from '#lib/errors.ts';
import type { Focal } from './crop.rules.ts';
import type { PreparedPicture } from './make-picture.server.ts';
import { pictureKind } from './picture-kind.server.ts';
import type { PictureRefusal } from './picture-refusal.ts';
import type { PictureJob, PictureReply } from './picture-worker.server.ts';
import { workerFile } from './worker-file.server.ts';
import { LostWorker, openWorkshop } from './workshop.server.ts';

/** Decision 16. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** Two at once (trust.md 4); those who wait hold at most 10 MB each. */
const workshop = openWorkshop({
  file: workerFile('picture-worker'),
  atOnce: 2,
  waiting: 16,
  patience: 120_000,
  idle: 5000,
});

/**
 * Checks an upload and makes every variant of it (`makePicture`), in a process apart.
 * @param focal what the crops centre on, whole numbers 0..1000 each way; the middle by default.
 * @throws {AppError} PICTURE_REFUSED with `fields.image` a `PictureRefusal`; TOO_MANY_REQUESTS while too many wait.
 */
export async function preparePicture(
  bytes: Uint8Array,
  { focal = { x: 500, y: 500 } }: { focal?: Focal } = {},
): Promise<PreparedPicture> {
  if (bytes.length === 0) throw refused('PICTURE_MISSING');
  if (bytes.length > MOST_BYTES) throw refused('PICTURE_TOO_HEAVY');
  const found = pictureKind(bytes);
  if (!found) throw refused('PICTURE_KIND');
  if (found.animated) throw refused('PICTURE_ANIMATED');
  return (await run({ bytes, kind: found.kind, focal })) as PreparedPicture;
}

/** The pixels of a drawing of ours (SVG text) as a PNG, to be sent through `preparePicture` like any upload. */
export async function rasterise(drawing: string): Promise<Uint8Array> {
  return (await run({ drawing })) as Uint8Array;
}

async function run(job: PictureJob): Promise<unknown> {
  const reply = (await workshop(job).catch(refuseCrash)) as PictureReply;
  if ('done' in reply) return reply.done;
  if ('refused' in reply) throw refused(reply.refused, reply.cause);
  throw new Error(reply.failed);
}

/** A file that brings a decoder down, or never to an end, is a broken file. */
function refuseCrash(error: unknown): never {
  throw error instanceof LostWorker ? refused('PICTURE_BROKEN', error) : error;
}

function refused(why: PictureRefusal, cause?: unknown): AppError {
  return new AppError('PICTURE_REFUSED', { fields: { image: why }, cause });
}
