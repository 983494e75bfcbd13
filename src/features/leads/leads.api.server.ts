import type { Deps } from '#api/deps.ts';
import { answerRefusal, presentRefusal } from '#api/errors.server.ts';
import { type Api, defineRoute, newApi } from '#api/route.ts';
import { totalPages } from '#lib/total-pages.ts';
import { successLocation } from './booking.rules.ts';
import { bodyOfForm } from './booking-form.api.server.ts';
import { BookingRefusal } from './booking-refusal.server.ts';
import { customerListAnswer, customerQuery } from './customers.contract.ts';
import { countCustomers, listCustomers } from './customers.db.server.ts';
import { bookingAnswer, bookingBody, bookingForm, bookingHeaders } from './leads.contract.ts';
import { presentCustomer } from './present-customer.server.ts';
import { type BookingInfo, submitBooking } from './submit-booking.api.server.ts';
import { untoldLead } from './untold-lead.server.ts';

const postForm = defineRoute('public', {
  method: 'post',
  path: '/form',
  tags: ['booking'],
  summary: 'Book a consultation',
  request: {
    headers: bookingHeaders,
    body: {
      content: {
        'application/json': { schema: bookingBody },
        'application/x-www-form-urlencoded': { schema: bookingForm },
      },
    },
  },
  responses: {
    200: {
      description: 'Kept; suspicious ones are answered alike',
      content: { 'application/json': { schema: bookingAnswer } },
    },
    303: { description: 'Kept, for a plain form: to the thank-you page' },
  },
});

const getCustomers = defineRoute('customers', {
  method: 'get',
  path: '/customer',
  tags: ['customers'],
  summary: 'The bookings, for the staff',
  request: { query: customerQuery },
  responses: {
    200: { description: 'A page of them', content: { 'application/json': { schema: customerListAnswer } } },
  },
});

/** The calls of bookings and customers. */
export function leadRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(postForm, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const info: BookingInfo = { key: key || null, address: c.get('address'), user: c.get('user') };
    if (isPlainForm(c.req.header('content-type'))) {
      const form = await c.req.formData();
      const body = bodyOfForm(form);
      const { reference, again } = await submitBooking(deps, body, info);
      if (!again) c.header('Set-Cookie', untoldLead(body, deps.config));
      return c.redirect(successLocation(reference), 303);
    }
    const { message, reference } = await submitBooking(deps, c.req.valid('json'), info);
    return c.json({ success: true as const, message, reference }, 200);
  });

  api.openapi(getCustomers, async (c) => {
    const query = c.req.valid('query');
    const [rows, total] = await Promise.all([
      listCustomers(deps.store.read, query),
      countCustomers(deps.store.read, query),
    ]);
    return c.json(
      {
        success: true as const,
        customers: rows.map(presentCustomer),
        totalCustomers: total,
        totalPages: totalPages(total, query.size),
      },
      200,
    );
  });

  api.onError((error, c) => {
    if (!(error instanceof BookingRefusal)) throw error;
    const refusal = { ...presentRefusal(error), message: error.text };
    return new Response(JSON.stringify(refusal), answerRefusal(c, error));
  });
  return api;
}

function isPlainForm(contentType: string | undefined): boolean {
  return /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}
