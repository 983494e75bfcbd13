import { createFileRoute, notFound } from '@tanstack/react-router';
import { BookADealPage } from '#features/leads/book-a-deal-page.tsx';
import { isBookingType } from '#features/leads/booking-type.ts';
import { offerDetail } from '#features/offers/offers.queries.ts';
import { sectionDetail, sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceDetail, serviceTitles } from '#features/services/services.queries.ts';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';

export const Route = createFileRoute('/BookADeal/$type/$reference')({
  validateSearch: (search: Record<string, unknown>): { offer?: string } => search,
  loaderDeps: ({ search: { offer } }) => ({ offer: typeof offer === 'string' ? offer : undefined }),
  loader: async ({ context: { queryClient }, params: { type, reference }, deps: { offer } }) => {
    // Decision 23: these two only.
    if (!isBookingType(type)) throw notFound();
    const [record, , , running] = await Promise.all([
      orNotFound<Parameters<typeof subjectOf>[0]>(
        type === 'section'
          ? queryClient.ensureQueryData(sectionDetail(reference))
          : queryClient.ensureQueryData(serviceDetail(reference)),
      ),
      queryClient.ensureQueryData(sectionTitles()),
      type === 'service' ? queryClient.ensureQueryData(serviceTitles()) : undefined,
      // One that is over is no reason not to book.
      offer ? queryClient.ensureQueryData(offerDetail(offer)).catch(() => null) : undefined,
    ]);
    return { type, offer: running ?? null, chatAbout: running?.title, ...subjectOf(record) };
  },
  head: async ({ match, loaderData: data }) => {
    if (!data) return recordHead(match.context, '', undefined);
    // Not with the routes' own code, which every page loads.
    const { booking } = await import('#messages/booking.ts');
    const subject = booking.bookNamed[data.type](data.subject);
    return recordHead(match.context, `/BookADeal/${data.type}/`, { ...data, subject });
  },
  component: BookADealPage,
});
