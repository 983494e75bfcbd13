import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Hours,
  hoursOn,
  nextOverrideMoment,
  type OpeningHours,
  openNow,
  overridesSoon,
  WEEKDAYS,
  type Weekday,
} from './opening-hours.rules.ts';

const EVERY_DAY = [...WEEKDAYS];
const WORKDAYS = EVERY_DAY.filter((day) => day !== 'friday');

/** A Riyadh time as a moment. */
const at = (riyadh: string) => new Date(`${riyadh}:00.000+03:00`);

/** What a sign on the door would say: open or closed, until when in Riyadh. */
function door(hours: OpeningHours, riyadh: string): string {
  const { open, until } = openNow(hours, at(riyadh));
  const end = until && new Date(until.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
  return `${open ? 'open' : 'closed'} until ${end}`;
}

const clinic: OpeningHours = {
  weekly: [
    { days: WORKDAYS, opens: '13:00', closes: '23:00' },
    { days: ['friday'], opens: '16:00', closes: '23:00' },
  ],
  overrides: [
    {
      title: 'رمضان',
      from: '2027-02-08',
      to: '2027-03-08',
      hours: [
        { days: WORKDAYS, opens: '13:30', closes: '16:30' },
        { days: EVERY_DAY, opens: '21:30', closes: '01:30' },
      ],
    },
    { title: 'يوم التأسيس', from: '2027-02-22', to: '2027-02-22', hours: [] },
    { title: 'عيد الفطر', from: '2027-03-09', to: '2027-03-11', hours: [] },
  ],
};

describe('the clinic’s door', () => {
  it.each([
    // A Thursday, then a Friday.
    ['2026-11-19T12:59', 'closed until 2026-11-19T13:00'],
    ['2026-11-19T13:00', 'open until 2026-11-19T23:00'],
    ['2026-11-19T22:59', 'open until 2026-11-19T23:00'],
    ['2026-11-19T23:00', 'closed until 2026-11-20T16:00'],
    ['2026-11-20T00:00', 'closed until 2026-11-20T16:00'],
    ['2026-11-20T16:00', 'open until 2026-11-20T23:00'],
    // Into Ramadan, over midnight, Friday's morning off.
    ['2027-02-07T23:30', 'closed until 2027-02-08T13:30'],
    ['2027-02-08T16:29', 'open until 2027-02-08T16:30'],
    ['2027-02-08T18:00', 'closed until 2027-02-08T21:30'],
    ['2027-02-08T23:59', 'open until 2027-02-09T01:30'],
    ['2027-02-09T00:00', 'open until 2027-02-09T01:30'],
    ['2027-02-09T01:30', 'closed until 2027-02-09T13:30'],
    ['2027-02-12T13:45', 'closed until 2027-02-12T21:30'],
    // A feast within the month closes its day, not the night that began before it.
    ['2027-02-22T01:00', 'open until 2027-02-22T01:30'],
    ['2027-02-22T14:00', 'closed until 2027-02-23T13:30'],
    // The last night of Ramadan, then three days off, of which the last is a Thursday.
    ['2027-03-09T01:00', 'open until 2027-03-09T01:30'],
    ['2027-03-09T01:30', 'closed until 2027-03-12T16:00'],
  ])('at %s is %s', (riyadh, sign) => {
    expect(door(clinic, riyadh)).toBe(sign);
  });

  it('stays open without a gap where one time follows the other', () => {
    const hours: OpeningHours = {
      weekly: [
        { days: ['monday'], opens: '10:00', closes: '18:00' },
        { days: ['monday'], opens: '09:00', closes: '12:00' },
        { days: ['monday'], opens: '18:00', closes: '00:00' },
        { days: ['tuesday'], opens: '00:00', closes: '03:00' },
      ],
      overrides: [],
    };
    expect(door(hours, '2026-11-16T09:00')).toBe('open until 2026-11-17T03:00');
    expect(door(hours, '2026-11-17T03:00')).toBe('closed until 2026-11-23T09:00');
  });

  it('never closes where every hour is open, and never opens where none is', () => {
    const always = { weekly: [{ days: EVERY_DAY, opens: '00:00', closes: '00:00' }], overrides: [] };
    expect(openNow(always, at('2026-11-16T09:00'))).toEqual({ open: true, until: null });
    expect(openNow({ weekly: [], overrides: [] }, at('2026-11-16T09:00'))).toEqual({
      open: false,
      until: null,
    });
    const holiday = { title: '', from: '2027-01-01', to: '2027-01-02', hours: [] };
    expect(door({ ...always, overrides: [holiday] }, '2026-11-16T09:00')).toBe('open until 2027-01-01T00:00');
    expect(door({ ...always, overrides: [holiday] }, '2027-01-01T00:00')).toBe(
      'closed until 2027-01-03T00:00',
    );
  });

  it('closes after its last opening, and does not open again', () => {
    const hours: OpeningHours = {
      weekly: [],
      overrides: [
        {
          title: '',
          from: '2026-11-16',
          to: '2026-11-16',
          hours: [{ days: EVERY_DAY, opens: '10:00', closes: '11:00' }],
        },
      ],
    };
    expect(door(hours, '2026-11-16T10:30')).toBe('open until 2026-11-16T11:00');
    expect(door(hours, '2026-11-16T11:00')).toBe('closed until null');
  });

  it('takes the later of two equal overrides', () => {
    const day = { from: '2026-11-16', to: '2026-11-16' };
    const hours: OpeningHours = {
      weekly: [],
      overrides: [
        { title: 'أولًا', ...day, hours: [] },
        { title: 'ثم', ...day, hours: [{ days: EVERY_DAY, opens: '10:00', closes: '11:00' }] },
      ],
    };
    expect(hoursOn(hours, '2026-11-16').override?.title).toBe('ثم');
    expect(hoursOn(hours, '2026-11-17')).toEqual({ hours: [], override: null });
  });
});

describe('the special hours that are listed', () => {
  const titles = (moment: Date) => overridesSoon(clinic, moment).map(({ title }) => title);

  it('are those of today and of the next three months', () => {
    expect(titles(at('2026-09-01T12:00'))).toEqual([]);
    expect(titles(at('2026-12-01T12:00'))).toEqual(['رمضان', 'يوم التأسيس']);
    expect(titles(at('2027-03-08T23:59'))).toEqual(['رمضان', 'عيد الفطر']);
    expect(titles(at('2027-03-12T00:00'))).toEqual([]);
  });

  it('change at the moments that are told, and at no other', () => {
    let moment = at('2026-10-01T12:00');
    const seen = [titles(moment)];
    for (let next = nextOverrideMoment(clinic, moment); next; next = nextOverrideMoment(clinic, moment)) {
      expect(titles(new Date(next.getTime() - 1))).toEqual(seen.at(-1));
      moment = next;
      seen.push(titles(moment));
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map((list) => list.join())).size).toBe(6);
  });
});

const MINUTE = 60_000;
const START = at('2027-01-01T00:00').getTime();
const DAYS = 40;

const time = fc.record({ hour: fc.nat(23), quarter: fc.nat(3) }).map(({ hour, quarter }) => {
  const [hh, mm] = [hour, quarter * 15].map((number) => String(number).padStart(2, '0'));
  return `${hh}:${mm}`;
});
const days = fc.uniqueArray(fc.constantFrom<Weekday>(...WEEKDAYS), { minLength: 1 });
const someHours: fc.Arbitrary<Hours[]> = fc.array(fc.record({ days, opens: time, closes: time }), {
  maxLength: 4,
});
const date = (day: number) =>
  new Date(Date.parse('2027-01-01') + day * 86_400_000).toISOString().slice(0, 10);
const override = fc
  .record({ from: fc.nat(DAYS), length: fc.nat(12), hours: someHours })
  .map(({ from, length, hours }) => ({ title: '', from: date(from), to: date(from + length), hours }));
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  weekly: someHours,
  overrides: fc.array(override, { maxLength: 3 }),
});
const anyMoment = fc.nat(DAYS * 24 * 60).map((minutes) => new Date(START + minutes * MINUTE));

/** Asked the slow way: does any time of today, or of last night, hold this minute? */
function holds(hours: OpeningHours, moment: Date): boolean {
  const riyadh = new Date(moment.getTime() + 180 * MINUTE);
  const minute = riyadh.getUTCHours() * 60 + riyadh.getUTCMinutes();
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const dayOf = (ago: number) => new Date(riyadh.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const today = hoursOn(hours, dayOf(0)).hours.some(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return minute >= from && (to <= from || minute < to);
  });
  const lastNight = hoursOn(hours, dayOf(1)).hours.some(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return to <= from && minute < to;
  });
  return today || lastNight;
}

describe('whatever the hours', () => {
  it('open is what some time holds, and it lasts exactly until it says', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, moment) => {
        const { open, until } = openNow(hours, moment);
        expect(open).toBe(holds(hours, moment));
        const end = until?.getTime() ?? moment.getTime() + 20 * 1440 * MINUTE;
        expect(end).toBeGreaterThan(moment.getTime());
        for (
          let now = moment.getTime();
          now < end && now < moment.getTime() + 20 * 1440 * MINUTE;
          now += 15 * MINUTE
        )
          expect(holds(hours, new Date(now))).toBe(open);
        if (!until) return;
        expect(holds(hours, new Date(until.getTime() - 1))).toBe(open);
        expect(holds(hours, until)).toBe(!open);
        expect(openNow(hours, until).open).toBe(!open);
      }),
      { numRuns: 300 },
    );
  });

  it('neither the order of the times nor seconds change the answer', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.nat(59_999), (hours, moment, more) => {
        const turned = { ...hours, weekly: hours.weekly.toReversed() };
        expect(openNow(turned, moment)).toEqual(openNow(hours, moment));
        const later = openNow(hours, new Date(moment.getTime() + more));
        expect(later).toEqual(openNow(hours, moment));
      }),
      { numRuns: 300 },
    );
  });
});
