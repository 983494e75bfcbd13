import { clinicFacts } from './clinic.ts';
import { sheetColumns } from './sheet-columns.ts';
import { sheets } from './staff-sheets.ts';

/** What the calls about Google answer. */
export const googleAnswers = {
  disconnected: 'فُصل حساب Google وسُحب الإذن منه. الصفوف الجديدة تُحفظ هنا حتى تربط حسابًا آخر.',
  forgotten:
    'نُسي حساب Google هنا، وتعذّر إبلاغ Google بسحب الإذن. اسحبه من صفحة أذونات حسابك في Google إن أردت.',
  tested: 'وصل صف التجربة إلى الجدول. احذفه من هناك متى شئت.',
  replayed: 'بدأت إعادة الإرسال: يُرسل ما ينتظر، ثم تُراجَع الجداول صفًا صفًا فيُكمَّل الناقص ويُحذف المكرر.',
} as const;

/** The headings in the spreadsheet: the lead's id, then each column that can be sent; a first column without a heading. */
export const sheetHeaders = {
  id: 'المعرّف',
  filler: 'ملاحظات',
  ...sheetColumns,
} as const;

/** What stands in cells that are not a patient's own words. */
export const sheetAnswers = {
  yes: 'نعم',
  no: 'لا',
} as const;

/** The row that a superadmin sends to see whether it arrives. */
export const sheetTestRow = {
  reference: 'BS-TEST',
  name: sheets.test,
  phone: '+966500000000',
  city: clinicFacts.city,
  section: 'تجربة',
  service: 'تجربة',
  campaign: '',
  marketing: sheetAnswers.no,
} as const;
