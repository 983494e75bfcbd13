import { describe, expect, it } from 'vitest';
import { type ChoiceLists, needsServicesOf, offeredServices } from './booking-choices.ts';

const whitening = { id: 'w', title: 'تبييض' };
const implant = { id: 'i', title: 'زراعة' };
const braces = { id: 'b', title: 'تقويم' };
const cosmetic = { id: 'cosmetic', title: 'تجميل' };

const loaded = (...data: (typeof whitening)[]) => ({ data, loading: false, failed: false });
const loading = { data: undefined, loading: true, failed: false };
const failed = { data: undefined, loading: false, failed: true };

const general: ChoiceLists = {
  mode: 'general',
  section: '',
  preset: undefined,
  chosen: null,
  own: undefined,
  titles: loaded(whitening, implant, braces),
  ofSection: { data: undefined, loading: false, failed: false },
};

describe('the services to choose from', () => {
  it('are the general titles while no section is chosen', () => {
    expect(offeredServices(general)).toEqual({
      services: [whitening, implant, braces],
      loading: false,
      failed: false,
    });
  });

  it("are a chosen section's own, none while they load", () => {
    const chosen = { ...general, section: 'cosmetic' };
    expect(offeredServices({ ...chosen, ofSection: loading })).toEqual({
      services: [],
      loading: true,
      failed: false,
    });
    expect(offeredServices({ ...chosen, ofSection: loaded(whitening) }).services).toEqual([whitening]);
  });

  it("are the section page's own, with its section chosen and with none", () => {
    const page: ChoiceLists = {
      ...general,
      mode: 'section',
      preset: { section: cosmetic },
      own: [whitening],
    };
    expect(offeredServices(page).services).toEqual([whitening]);
    expect(offeredServices({ ...page, section: 'cosmetic', ofSection: failed })).toEqual({
      services: [whitening],
      loading: false,
      failed: false,
    });
    expect(offeredServices({ ...page, section: 'other', ofSection: loaded(braces) }).services).toEqual([
      braces,
    ]);
  });

  it('say that their list could not be had', () => {
    expect(offeredServices({ ...general, titles: failed }).failed).toBe(true);
    expect(offeredServices({ ...general, section: 'cosmetic', ofSection: failed }).failed).toBe(true);
  });

  it("keep the page's service in sight, but not under another section", () => {
    const page: ChoiceLists = { ...general, mode: 'service', preset: { service: braces, section: cosmetic } };
    expect(offeredServices({ ...page, section: 'cosmetic', ofSection: loading }).services).toEqual([braces]);
    expect(offeredServices({ ...page, titles: loaded(whitening) }).services).toEqual([braces, whitening]);
    expect(offeredServices({ ...page, section: 'other', ofSection: loading }).services).toEqual([]);
    expect(offeredServices(page).services).toEqual([whitening, implant, braces]);
  });

  it('keep what was chosen before the list came, and only if the list has it afterwards', () => {
    const chosen: ChoiceLists = { ...general, section: 'cosmetic', chosen: whitening };
    expect(offeredServices({ ...chosen, ofSection: loading }).services).toEqual([whitening]);
    expect(offeredServices({ ...chosen, ofSection: failed }).services).toEqual([whitening]);
    expect(offeredServices({ ...chosen, ofSection: loaded(implant) }).services).toEqual([implant]);
  });
});

describe('asking for services', () => {
  it('is needed for a chosen section, except the page that brought its own', () => {
    const page = { mode: 'section' as const, preset: { section: cosmetic }, own: [whitening] };
    expect(needsServicesOf({ ...page, section: '' })).toBe(false);
    expect(needsServicesOf({ ...page, section: 'cosmetic' })).toBe(false);
    expect(needsServicesOf({ ...page, section: 'other' })).toBe(true);
    expect(needsServicesOf({ ...general, section: 'cosmetic' })).toBe(true);
  });
});
