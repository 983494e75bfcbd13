import type { Insertable } from 'kysely';
import type { UsersTable } from '#db/account-tables.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import type { LeadsTable, MediaTable, Tables } from '#db/tables.ts';

const NOW = '2026-11-20T09:30:00.000Z';

/** A section that can be stored as it is. */
export function sectionRow(id: string, more: Partial<ContentColumns> = {}): Insertable<ContentColumns> {
  return {
    id,
    slug: `slug-${id}`,
    title: 'زراعة الأسنان',
    sub_title: '',
    search: 'زراعه الاسنان',
    image_id: null,
    image_alt: '',
    status: 'published',
    publish_at: null,
    unpublish_at: null,
    deleted_at: null,
    position: 0,
    version: 1,
    created_at: NOW,
    updated_at: NOW,
    ...more,
  };
}

export function serviceRow(id: string, sectionId: string): Insertable<Tables['services']> {
  return { ...sectionRow(id), section_id: sectionId, description: '[]', features: '[]', price_from: null };
}

export function doctorRow(id: string, more: Partial<Tables['doctors']> = {}): Insertable<Tables['doctors']> {
  const own = { biography: '[]', qualifications: '[]', gender: 'female', licence: '1900018427' } as const;
  return { ...sectionRow(id), ...own, ...more };
}

export function offerRow(id: string, more: Partial<Tables['offers']> = {}): Insertable<Tables['offers']> {
  const period = { starts_at: NOW, ends_at: '2026-12-01T00:00:00.000Z' };
  const own = { service_id: null, paragraphs: '[]', price: 400, former_price: null, licence: '71' };
  return { ...sectionRow(id), ...period, ...own, ...more };
}

export function mediaRow(id: string): Insertable<MediaTable> {
  return { id, width: 2560, height: 1707, focal_x: 500, focal_y: 333, created_at: NOW };
}

export function leadRow(id: string, more: Partial<LeadsTable> = {}): Insertable<LeadsTable> {
  return {
    id,
    reference: `BS-${id}`,
    name: 'نورة',
    phone: '+966501234567',
    city: 'مكة',
    search: 'نوره مكه',
    section_id: null,
    service_id: null,
    user_id: null,
    source: 'booking',
    status: 'new',
    quarantined: 0,
    attribution: '{}',
    version: 1,
    created_at: NOW,
    updated_at: NOW,
    ...more,
  };
}

export function userRow(id: string, more: Partial<UsersTable> = {}): Insertable<UsersTable> {
  return {
    id,
    name: 'نورة أحمد',
    email: `${id}@example.com`,
    emailVerified: 0,
    image: null,
    createdAt: NOW,
    updatedAt: NOW,
    firstName: 'نورة',
    lastName: 'أحمد',
    phone: null,
    role: 'user',
    disabled: 0,
    areas: null,
    search: '',
    ...more,
  };
}

/** A counter in `limits`, the plainest table. */
export function counterRow(key: string, points = 0) {
  return { key, points, expires_at: NOW };
}
