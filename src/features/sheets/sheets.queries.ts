import { recordDetail } from '#lib/record-queries.ts';
import type { SheetAnswer, SheetReportAnswer } from './sheets.contract.ts';

/** The sheet that an influencer's link names. What is said of a failure is the page's: every page loads this. */
export function sheetByName(name: string) {
  return recordDetail({ path: 'sheet' }, name, '', (answer: SheetAnswer) => answer.sheet);
}

/** The numbers that a report's address opens. */
export function sheetReport(name: string, key: string) {
  return recordDetail(
    { path: `sheet/${encodeURIComponent(name)}/report` },
    key,
    '',
    (answer: SheetReportAnswer) => answer.report,
  );
}
