import { describe, expect, it } from 'vitest';
import type { PublicSettings } from './settings.contract.ts';
import { changedFacts, linesOf, mergeFacts, withoutBlanks } from './settings-admin-merge.ts';

const BEFORE: PublicSettings = {
  name: 'عيادة النور',
  tagline: 'نبتسم معك.',
  city: 'جدة',
  address: ['شارع فلسطين'],
  phone: '+966126000000',
  whatsApp: '+966500000000',
  email: '',
  licence: '',
  mapLink: '',
  socials: { instagram: '', whatsApp: '', snapchat: '', tiktok: '', youtube: '', twitter: '' },
  hours: { weekly: [{ days: ['sunday'], opens: '13:00', closes: '23:00' }], overrides: [] },
  insurers: ['بوبا العربية'],
  instalments: [],
  faq: [{ question: 'هل تؤلم الزراعة؟', answer: 'التخدير موضعي.' }],
  whyUs: [],
  privacy: [],
  seo: { title: '', description: '', keywords: '' },
};

describe('two people in the settings at once', () => {
  it('each have what only they changed', () => {
    const mine = { ...BEFORE, tagline: 'من هنا' };
    const theirs = { ...BEFORE, city: 'مكة المكرمة', insurers: [] };
    expect(mergeFacts(BEFORE, mine, theirs)).toEqual({
      merged: { ...theirs, tagline: 'من هنا' },
      clashes: [],
    });
  });

  it('are asked about what both changed, unless they agree', () => {
    const mine = { ...BEFORE, tagline: 'من هنا', city: 'الطائف' };
    const theirs = { ...BEFORE, tagline: 'من هناك', city: 'الطائف' };
    expect(mergeFacts(BEFORE, mine, theirs)).toEqual({
      merged: mine,
      clashes: [{ fact: 'tagline', theirs: 'من هناك' }],
    });
  });
});

describe('facts', () => {
  it('are changed where they are not what they were, in depth', () => {
    expect(changedFacts(BEFORE, structuredClone(BEFORE))).toEqual([]);
    const after = structuredClone(BEFORE);
    after.seo.title = 'عنوان';
    after.hours.weekly = [];
    expect(changedFacts(BEFORE, after)).toEqual(['hours', 'seo']);
  });

  it('are sent without blank entries', () => {
    const typed = {
      ...BEFORE,
      address: ['شارع فلسطين', ' '],
      faq: [...BEFORE.faq, { question: '', answer: ' ' }],
      whyUs: [{ title: '', text: 'شرح بلا عنوان' }],
    };
    expect(withoutBlanks(typed)).toEqual({ ...BEFORE, whyUs: [{ title: '', text: 'شرح بلا عنوان' }] });
  });

  it('are read as lines', () => {
    expect(linesOf('نص')).toEqual(['نص']);
    expect(linesOf(BEFORE.faq)).toEqual(['هل تؤلم الزراعة؟', 'التخدير موضعي.']);
    expect(linesOf(BEFORE.seo)).toEqual([]);
  });
});
