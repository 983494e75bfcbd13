import { createContent, type NewContent } from '#content/create-content.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import type { TestApp } from './app.ts';

type Made = { id: string; slug: string };
type Place = Pick<TestApp, 'store' | 'clock'>;

/** Adds a section that visitors see, made at the test's clock. */
export function addSection(
  { store, clock }: Place,
  input: Partial<Omit<NewContent<'sections'>, 'own'>> = {},
): Promise<Made> {
  const section = { title: 'زراعة الأسنان', subTitle: 'سنّ ثابتة مكان السنّ المفقودة', ...input, own: {} };
  return store.write((trx) => createContent(trx, sectionType, section, clock()));
}

/** Adds a service of a section that visitors see, made at the test's clock. */
export function addService(
  { store, clock }: Place,
  sectionId: string,
  {
    description = [],
    features = [],
    priceFrom = null,
    ...input
  }: Partial<Omit<NewContent<'services'>, 'own'>> & {
    description?: string[];
    features?: string[];
    priceFrom?: number | null;
  } = {},
): Promise<Made> {
  const own = {
    section_id: sectionId,
    description: JSON.stringify(description),
    features: JSON.stringify(features),
    price_from: priceFrom,
  };
  const service = { title: 'زرعة واحدة', subTitle: 'تعيد سنًّا واحدة', ...input, own };
  return store.write((trx) => createContent(trx, serviceType, service, clock()));
}
