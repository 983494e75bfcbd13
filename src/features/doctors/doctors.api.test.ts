import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { DoctorAnswer, DoctorListAnswer } from './doctors.contract.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<DoctorListAnswer> {
  const response = await test.app.request(`/api/v1/doctor${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as DoctorListAnswer;
}

const names = async (query = '') => (await list(query)).doctors.map(({ name }) => name);

describe('GET doctor', () => {
  it('answers with sections and services populated, lists in their order', async () => {
    const gums = await addSection(test, { title: 'اللثة' });
    const braces = await addSection(test, { title: 'التقويم' });
    const scaling = await addService(test, gums.id, { title: 'تنظيف' });
    const { id } = await addDoctor(test, {
      title: 'د. ريم الشهري',
      subTitle: 'استشارية تقويم',
      own: {
        biography: '["أولًا","ثم"]',
        qualifications: '["البورد السعودي"]',
        gender: 'female',
        licence: '1900018427',
      },
      links: { sectionIds: [braces.id, gums.id], serviceIds: [scaling.id], languages: ['tr', 'ar', 'en'] },
    });
    const at = test.clock().toISOString();
    const doctor = {
      _id: id,
      id,
      slug: 'د-ريم-الشهري',
      name: 'د. ريم الشهري',
      specialty: 'استشارية تقويم',
      image: null,
      biography: ['أولًا', 'ثم'],
      qualifications: ['البورد السعودي'],
      languages: ['tr', 'ar', 'en'],
      gender: 'female',
      licence: '1900018427',
      sections: [
        { _id: braces.id, id: braces.id, title: 'التقويم', slug: 'التقويم' },
        { _id: gums.id, id: gums.id, title: 'اللثة', slug: 'اللثة' },
      ],
      services: [{ _id: scaling.id, id: scaling.id, title: 'تنظيف', slug: 'تنظيف' }],
      createdAt: at,
      updatedAt: at,
    };
    expect(await list()).toEqual({ success: true, doctors: [doctor], totalDoctors: 1, totalPages: 1 });
    const response = await test.app.request(`/api/v1/doctor/${id}`);
    expect((await response.json()) as DoctorAnswer).toEqual({ success: true, doctor });
  });

  it('gives twelve a page in the clinic’s order, by name where asked', async () => {
    for (let place = 13; place >= 1; place -= 1)
      await addDoctor(test, { title: `د. ${place}`, position: place });
    expect((await names()).slice(0, 3)).toEqual(['د. 1', 'د. 2', 'د. 3']);
    expect(await names()).toHaveLength(12);
    expect(await names('?page=2')).toEqual(['د. 13']);
    expect(await names('?sort=name:desc&size=1')).toEqual(['د. 9']);
    expect((await test.app.request('/api/v1/doctor?sort=title:asc')).status).toBe(400);
  });

  it('is cut down by section, language and gender, all of which must hold', async () => {
    const [gums, braces] = [await addSection(test), await addSection(test)];
    await addDoctor(test, {
      title: 'ريم',
      own: { gender: 'female' },
      links: { sectionIds: [gums.id], languages: ['ar', 'en'] },
    });
    await addDoctor(test, {
      title: 'يوسف',
      own: { gender: 'male' },
      links: { sectionIds: [gums.id, braces.id], languages: ['ar', 'ur'] },
    });
    await addDoctor(test, { title: 'هند', own: { gender: 'female' } });
    expect(await names(`?sectionIds=${gums.id}`)).toEqual(['ريم', 'يوسف']);
    expect(await names(`?sectionIds=${braces.id}&sectionIds=nobody`)).toEqual(['يوسف']);
    expect(await names(`?sectionIds=${gums.id}&sectionIds=${braces.id}`)).toEqual(['ريم', 'يوسف']);
    expect(await names('?language=en')).toEqual(['ريم']);
    expect(await names('?language=en&language=ur')).toEqual(['ريم', 'يوسف']);
    expect(await names('?gender=female')).toEqual(['ريم', 'هند']);
    expect(await names('?gender=female&gender=male')).toHaveLength(3);
    expect(await names(`?gender=male&language=en&sectionIds=${gums.id}`)).toEqual([]);
    expect(await names(`?gender=female&language=ar&sectionIds=${gums.id}`)).toEqual(['ريم']);
    expect(await list(`?sectionIds=${gums.id}&size=1`)).toMatchObject({ totalDoctors: 2, totalPages: 2 });
    expect(await names('?gender=&language=&sectionIds=')).toHaveLength(3);
    expect(await names('?language=xx')).toEqual([]);
  });

  it('is found by name, specialty and qualification', async () => {
    await addDoctor(test, {
      title: 'د. هند',
      subTitle: 'أسنان الأطفال',
      own: { qualifications: '["الإنعاش المتقدم"]' },
    });
    await addDoctor(test, { title: 'د. يوسف', subTitle: 'طبيب عام' });
    for (const search of ['هند', 'اسنان اطفال', 'انعاش'])
      expect(await names(`?search=${search}`)).toEqual(['د. هند']);
  });

  it('does not give away what is hidden', async () => {
    const secret = await addSection(test, { title: 'سرّي', status: 'draft' });
    const service = await addService(test, secret.id, { status: 'draft' });
    const later = await addService(test, secret.id, { publishAt: new Date('2026-03-02T00:00:00.000Z') });
    await addDoctor(test, { links: { sectionIds: [secret.id], serviceIds: [service.id, later.id] } });
    expect((await list()).doctors).toMatchObject([{ sections: [], services: [] }]);
    test.clock.set('2026-03-02T00:00:00.000Z');
    expect((await list()).doctors).toMatchObject([{ sections: [], services: [{ _id: later.id }] }]);
  });

  it.each(['gender=x', 'gender=female&gender=FEMALE', 'language=a%00b', 'sectionIds=%07'])(
    'refuses %s',
    async (query) => {
      const { fields } = await expectRefusal(
        await test.app.request(`/api/v1/doctor?${query}`),
        400,
        'INVALID',
      );
      expect(Object.keys(fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );
});
