import { afterAll, describe, expect, it } from 'vitest';
import { type InProcessApi, setInProcessApi } from '#lib/api-client.ts';
import { sendBooking } from './booking-send.ts';

const BODY = { name: 'نورة', phone: '+966501234567', city: 'مكة', service: 'a' };

/** Stands in for the network; keeps what it was asked. */
function answering(body: unknown, status = 200) {
  const asked: { path: string; init: RequestInit }[] = [];
  setInProcessApi((path, init) => {
    asked.push({ path, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
}

afterAll(() => setInProcessApi(undefined as unknown as InProcessApi));

describe('sending a booking', () => {
  it('posts the fields as JSON with their key', async () => {
    const asked = answering({ success: true, message: 'تم', reference: 'BS-7K3M9Q' });
    expect(await sendBooking(BODY, 'key-1')).toEqual({
      kind: 'sent',
      message: 'تم',
      reference: 'BS-7K3M9Q',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe('/api/v1/form');
    expect(asked[0]?.init.method).toBe('POST');
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(BODY);
    expect(new Headers(asked[0]?.init.headers).get('Idempotency-Key')).toBe('key-1');
  });

  it("gives a refusal's own message and fields", async () => {
    answering({ success: false, code: 'INVALID', message: 'راجع', fields: { phone: 'غير صحيح' } }, 400);
    expect(await sendBooking(BODY, 'k')).toEqual({
      kind: 'failed',
      message: 'راجع',
      fields: { phone: 'غير صحيح' },
    });
  });

  it.each([
    ['a page instead of an answer', '<html>Bad gateway</html>', 502],
    ['nothing to say', { success: false }, 400],
    ['success in words only', { success: true }, 500],
    ['null', null, 200],
  ])('falls back on the specified refusal: %s', async (_, body, status) => {
    answering(body, status);
    expect(await sendBooking(BODY, 'k')).toEqual({
      kind: 'failed',
      message: 'فشل في إرسال الحجز',
      fields: {},
    });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['patience over', new DOMException('', 'TimeoutError')],
  ])('says so when no answer comes: %s', async (_, reason) => {
    setInProcessApi(() => Promise.reject(reason));
    expect(await sendBooking(BODY, 'k')).toEqual({
      kind: 'failed',
      message: 'حدث خطأ في الاتصال بالخادم',
      fields: {},
    });
  });

  it('says the specified success where the server has no words for it', async () => {
    answering({ success: true, reference: 'BS-7K3M9Q' });
    expect(await sendBooking(BODY, 'k')).toMatchObject({ kind: 'sent', message: 'تم إرسال الحجز بنجاح!' });
  });
});
