import type { Focal } from './crop.rules.ts';
import { makePicture, rasterise } from './make-picture.server.ts';
import type { PictureKind } from './picture-kind.server.ts';
import { type PictureRefusal, RefusedPicture } from './picture-refusal.ts';

/** To make a picture of an upload, or the pixels of a drawing of ours. */
export type PictureJob = { bytes: Uint8Array; kind: PictureKind; focal: Focal } | { drawing: string };

/** `failed` is a fault of ours, not of the file. */
export type PictureReply =
  | { done: unknown }
  | { refused: PictureRefusal; cause: string }
  | { failed: string };

/** Does one job; the reply can cross the border of a process, which an error's class cannot. */
export async function doPictureJob(job: PictureJob): Promise<PictureReply> {
  try {
    if ('drawing' in job) return { done: await rasterise(job.drawing) };
    return { done: await makePicture(job.bytes, job.kind, job.focal) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.why, cause: String(error.cause) };
    return { failed: String(error) };
  }
}
