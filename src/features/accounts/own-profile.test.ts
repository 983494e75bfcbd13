import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof accountsApp>>['person']>>;

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let person: Person;

beforeEach(async () => {
  clinic = await accountsApp();
  person = await clinic.person({ role: 'user', phone: '+966551234567' });
});

afterEach(() => clinic.store.close());

function put(path: string, body: unknown, more = {}) {
  return clinic.send('PUT', path, body, { cookie: person.cookie, ...more });
}

function row(id = person.id) {
  return clinic.store.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('PUT user/profile', () => {
  it('changes name and phone, and what one is found by', async () => {
    clinic.clock.forward(1000);
    const response = await put('user/profile', {
      firstName: ' هند ',
      lastName: 'القحطاني',
      phone: '٠٥٠ ٩٩٩ ٨٨٧٧',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      message: 'تم حفظ بياناتك.',
      user: {
        _id: person.id,
        firstName: 'هند',
        lastName: 'القحطاني',
        phone: '+966509998877',
        role: 'user',
        image: null,
        email: person.email,
      },
    });
    expect(await row()).toMatchObject({
      name: 'هند القحطاني',
      search: expect.stringContaining('هند قحطاني'),
      updatedAt: '2026-03-01T09:00:01.000Z',
    });
    const profile = await clinic.get('user/profile', { cookie: person.cookie });
    expect(await profile.json()).toMatchObject({ user: { firstName: 'هند', phone: '+966509998877' } });
  });

  it('leaves what is left out, and takes a blank phone for none', async () => {
    await put('user/profile', { firstName: 'هند' });
    expect(await row()).toMatchObject({ firstName: 'هند', lastName: 'الحربي', phone: '+966551234567' });
    for (const phone of ['', '  ', null]) {
      await put('user/profile', { phone: '0551234567' });
      expect((await put('user/profile', { phone })).status).toBe(200);
      expect(await row()).toMatchObject({ phone: null });
    }
  });

  it('keeps one’s own phone when it is sent again', async () => {
    expect((await put('user/profile', { phone: '0551234567' })).status).toBe(200);
  });

  it('refuses a phone that is another’s or none, and changes nothing', async () => {
    const before = await row();
    const taken = await put('user/profile', { firstName: 'هند', phone: SARA.phone });
    expect((await expectRefusal(taken, 409, 'TAKEN')).fields).toEqual({ phone: expect.any(String) });
    const wrong = await put('user/profile', { firstName: 'هند', phone: '12' });
    expect((await expectRefusal(wrong, 400, 'INVALID')).fields).toEqual({ phone: expect.any(String) });
    expect(await row()).toEqual(before);
  });

  it('takes neither role nor id, email or proof', async () => {
    const before = await row();
    const more = `"role":"superadmin","id":"1","_id":"1","email":"x@y.example","emailVerified":true,"disabled":false,
      "areas":["news"],"image":"x","__proto__":{"role":"superadmin"}`;
    expect((await put('user/profile', `{"firstName":"سارة",${more}}`)).status).toBe(200);
    expect(await row()).toEqual(before);
  });
});

describe('PUT user/image', () => {
  async function send(image: Uint8Array<ArrayBuffer> | string | null, fields: Record<string, string> = {}) {
    const form = new FormData();
    if (typeof image === 'string') form.set('image', image);
    else if (image) form.set('image', new File([image], 'me.png', { type: 'image/png' }));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const init = { method: 'PUT', body: form, headers: { cookie: person.cookie } };
    return clinic.app.request('/api/v1/user/image', init);
  }

  function media() {
    return clinic.store.read.selectFrom('media').select(['id', 'focal_x', 'focal_y']).execute();
  }

  it('keeps the picture and shows it, the one before it gone', async () => {
    const first = await send(new Uint8Array(await smallPicture()), { focalX: '250', focalY: '1000' });
    expect(first.status).toBe(200);
    const [kept] = await media();
    expect(await first.json()).toMatchObject({
      message: 'تم حفظ صورتك.',
      user: {
        image: {
          url: `/media/${kept?.id}/url.webp`,
          thumbnailMedium: `/media/${kept?.id}/thumbnailMedium.webp`,
        },
      },
    });
    expect(kept).toMatchObject({ focal_x: 250, focal_y: 1000 });
    await send(new Uint8Array(await smallPicture('#a03030')));
    const [second, ...more] = await media();
    expect(more).toEqual([]);
    expect(second?.id).not.toBe(kept?.id);
    expect(await row()).toMatchObject({ image: second?.id });
  });

  it('leaves a picture that others show: another user, or content', async () => {
    const picture = new Uint8Array(await smallPicture());
    await send(picture);
    const [kept] = await media();
    await clinic.store.write((trx) =>
      trx.updateTable('users').set({ image: kept?.id }).where('email', '=', SARA.email).execute(),
    );
    await send(new Uint8Array(await smallPicture('#a03030')));
    expect(await media()).toHaveLength(2);
  });

  it.each([
    ['no file', null],
    ['a text', 'me.png'],
    ['an empty file', new Uint8Array()],
    ['something else', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('refuses %s, and keeps nothing', async (_, image) => {
    const response = await send(image as never);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { image: expect.stringMatching(/[\u0600-\u06FF]/) },
    });
    expect(await media()).toEqual([]);
    expect(await row()).toMatchObject({ image: null });
  });

  it('refuses a focal point outside', async () => {
    const response = await send(new Uint8Array(await smallPicture()), { focalX: '1001' });
    expect((await expectRefusal(response, 400, 'INVALID')).fields).toEqual({ focalX: expect.any(String) });
  });

  it('refuses what is too much before it is taken apart', async () => {
    const headers = { cookie: person.cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const url = '/api/v1/user/image';
    const heavy = new Uint8Array(10 * 1024 * 1024 + 65 * 1024);
    await expectRefusal(
      await clinic.app.request(url, { method: 'PUT', headers, body: heavy }),
      413,
      'BODY_TOO_LARGE',
    );
    const part = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n';
    const crowd = `${part.repeat(100_000)}--b--`;
    await expectRefusal(
      await clinic.app.request(url, { method: 'PUT', headers, body: crowd }),
      413,
      'BODY_TOO_LARGE',
    );
    const broken = await clinic.app.request(url, { method: 'PUT', headers, body: '--b\r\nnonsense' });
    await expectRefusal(broken, 400, 'BROKEN_JSON');
  });

  it('is limited', async () => {
    for (let i = 0; i < 20; i++) await send(null, { focalX: '1' });
    // Refused before it is a picture: not counted.
    for (let i = 0; i < 20; i++) expect((await send(new Uint8Array([1]))).status).toBe(400);
    expect((await send(new Uint8Array([1]))).status).toBe(429);
  });
});

describe('PUT user/password', () => {
  const NEW = 'another one of hers';

  function change(currentPassword: string, newPassword = NEW, more = {}) {
    return put('user/password', { currentPassword, newPassword }, more);
  }

  it('changes it and ends the other sessions, not this one', async () => {
    const login = { identifier: person.email, password: person.password };
    const other = (await clinic.logIn(login)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const response = await change(person.password);
    expect(response.status).toBe(200);
    expect(await (await clinic.get('user/profile', { cookie: person.cookie })).json()).toMatchObject({
      success: true,
    });
    expect(await (await clinic.get('user/profile', { cookie: other })).json()).toMatchObject({
      success: false,
    });
    expect((await clinic.logIn(login)).status).toBe(401);
    expect((await clinic.logIn({ ...login, password: NEW })).status).toBe(200);
  });

  it('names what is wrong, and changes nothing', async () => {
    const wrong = await change('not hers');
    expect((await expectRefusal(wrong, 400, 'INVALID')).fields).toEqual({
      currentPassword: 'كلمة المرور غير صحيحة.',
    });
    for (const weak of ['short', 'password1']) {
      const refused = await change(person.password, weak);
      expect((await expectRefusal(refused, 400, 'INVALID')).fields).toEqual({
        newPassword: expect.any(String),
      });
    }
    expect((await clinic.logIn({ identifier: person.email, password: person.password })).status).toBe(200);
  });

  it('is no way around the limit of guesses; what others guess does not lock it', async () => {
    for (let i = 0; i < 20; i++)
      await clinic.logIn({ identifier: person.email, password: 'x' }, { from: `10.0.0.${i}` });
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await change(`guess ${i}`)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const refused = await change(person.password);
    expect(refused.headers.get('retry-after')).toBe('900');
    clinic.clock.forward(900_000);
    expect((await change(person.password)).status).toBe(200);
  });
});
