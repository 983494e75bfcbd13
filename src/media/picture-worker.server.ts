import type { Focal } from './crop.rules.ts';
import { makePicture, rasterise } from './make-picture.server.ts';
import type { PictureKind } from './picture-kind.server.ts';
import { type PictureRefusal, RefusedPicture } from './picture-refusal.ts';

/** What the process for pictures is asked: to make one of an upload, or the pixels of a drawing of ours. */
export type PictureJob = { bytes: Uint8Array; kind: PictureKind; focal: Focal } | { drawing: string };

/** An error's class does not cross the border of a process; `failed` is a fault of ours, not of the file. */
export type PictureReply =
  | { done: unknown }
  | { refused: PictureRefusal; cause: string }
  | { failed: string };

/** A stop reaches the whole group, but the server drains first and then lets go. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (job: PictureJob) => {
  process.send?.(await reply(job));
});

async function reply(job: PictureJob): Promise<PictureReply> {
  try {
    if ('drawing' in job) return { done: await rasterise(job.drawing) };
    return { done: await makePicture(job.bytes, job.kind, job.focal) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.why, cause: String(error.cause) };
    return { failed: String(error) };
  }
}
