import { doPictureJob } from './picture-jobs.server.ts';

/** A process for pictures (`workshop.server.ts`). An interrupt reaches the whole group, but the server drains first. */
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (job: Parameters<typeof doPictureJob>[0]) => {
  process.send?.(await doPictureJob(job));
});
