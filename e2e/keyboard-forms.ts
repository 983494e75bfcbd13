import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { reach } from './keyboard-steps.ts';

/** A control of a form, and what hands do there. */
export interface Step {
  at: (form: Locator) => Locator;
  keys?: readonly string[];
  text?: string;
  /** What is seen before the hands go on. */
  shown?: (form: Locator) => Locator;
}

export interface Screen {
  /** As the sidebar calls it. */
  name: string;
  /** What adds a record, and what its form is headed with. */
  add: string;
  edit: string;
  /** What sends the form of a record that is changed. */
  save: string;
  /** The field that a blank form is sent back to: it has the record's title. */
  title: string;
  steps: readonly Step[];
  deleted: string;
  page?: true;
}

/** The lists of content, and how a record of each is written. */
export const SCREENS: Record<string, Screen> = {
  heroes: {
    name: 'الواجهة',
    add: 'إضافة واجهة جديدة',
    edit: 'تعديل الواجهة',
    save: 'حفظ',
    title: 'العنوان',
    steps: [
      typed('العنوان الفرعي', 'سطر تحته'),
      picture(),
      typed('نص الزر', 'احجز'),
      typed('وجهة الزر', '/services'),
    ],
    deleted: 'تم حذف الواجهة.',
  },
  doctors: {
    name: 'الأطباء',
    add: 'إضافة طبيب جديد',
    edit: 'تعديل بيانات الطبيب',
    save: 'حفظ',
    title: 'الاسم',
    steps: [
      typed('التخصص', 'تقويم الأسنان'),
      pressed('radio', 'طبيبة', 'Space'),
      typed('المؤهلات', 'البورد السعودي', 'Enter'),
      pressed('checkbox', 'الإنجليزية', 'Space'),
    ],
    deleted: 'تم حذف الطبيب.',
    page: true,
  },
  offers: {
    name: 'العروض',
    add: 'إضافة عرض جديد',
    edit: 'تعديل العرض',
    save: 'حفظ',
    title: 'العنوان',
    steps: [typed('السعر في العرض', '900'), moment(/^يبدأ العرض/, 1), moment(/^ينتهي العرض/, 2)],
    deleted: 'تم حذف العرض.',
  },
  services: {
    name: 'الخدمات',
    add: 'إضافة خدمة جديدة',
    edit: 'تعديل الخدمة',
    save: 'حفظ',
    title: 'العنوان',
    steps: [
      pressed('combobox', 'القسم الذي تتبعه', 'ArrowDown'),
      typed('الوصف', 'جلسة قصيرة', 'Enter'),
      typed('يبدأ السعر من', '150'),
    ],
    deleted: 'تم حذف الخدمة.',
  },
  sections: {
    name: 'الأقسام',
    add: 'إضافة قسم جديد',
    edit: 'تعديل القسم',
    save: 'حفظ',
    title: 'العنوان',
    steps: [typed('العنوان الفرعي', 'سطر تحته')],
    deleted: 'تم حذف القسم.',
  },
  news: {
    name: 'الأخبار',
    add: 'إضافة خبر جديد',
    edit: 'إضافة خبر جديد',
    save: 'إضافة',
    title: 'العنوان',
    steps: [pressed('combobox', 'الخدمة المرتبطة بالخبر', 'ArrowDown'), typed('الوصف', 'فقرة', 'Enter')],
    deleted: 'تم حذف الخبر.',
  },
};

/** A text, and the keys after it. */
export function typed(name: string, text: string, ...keys: string[]): Step {
  return { at: (form) => form.getByRole('textbox', { name, exact: true }), text, keys };
}

export function pressed(role: 'radio' | 'checkbox' | 'combobox', name: string, ...keys: string[]): Step {
  return { at: (form) => form.getByRole(role, { name, exact: true }), keys };
}

/** A date and a time, whose parts count up from nothing. */
function moment(label: RegExp, presses: number): Step {
  const part = [...Array.from({ length: presses }, () => 'ArrowUp'), 'ArrowRight'];
  return { at: (form) => form.getByLabel(label), keys: Array.from({ length: 6 }, () => part).flat() };
}

/** The platform's window of files answers with one by itself: see `filechooser` in the journey. */
function picture(): Step {
  return {
    at: (form) => form.locator('input[type=file]'),
    keys: ['Enter'],
    // With its measures, which the rest of the form makes room for.
    shown: (form) => form.getByRole('slider'),
  };
}

/** Goes through a form from field to field, and does each step where it is reached. */
export async function fillByKeys(page: Page, form: Locator, steps: readonly Step[]): Promise<void> {
  for (const { at, text = '', keys = [], shown = at } of steps) {
    await reach(page, at(form));
    await page.keyboard.type(text);
    for (const key of keys) await page.keyboard.press(key);
    await expect(shown(form)).toBeVisible();
  }
}
