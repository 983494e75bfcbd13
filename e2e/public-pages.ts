/** Chromium's line for the pages among them that are refused: the not-found page, and a reset link that is none. */
export const REFUSAL_LINE = /status of 40[04]/;

/** A public page of the specification's table (section 2). */
export interface PublicPage {
  /** Its line in the table, with a number where one line is several pages. */
  name: string;
  path: string;
  status: 200 | 404;
}

interface Listed {
  _id: string;
  slug: string;
  title?: string;
}

/** The newest record of a type, as its list answers it. */
export async function newest(
  origin: string,
  type: 'section' | 'service' | 'news' | 'doctor',
): Promise<Listed> {
  const answer = await (await fetch(`${origin}/api/v1/${type}?size=1`)).json();
  const [record] = Object.values<unknown>(answer).find(Array.isArray) ?? [];
  if (!record) throw new Error(`no ${type} to look at`);
  return record;
}

/** Every public page of a server with the demo content, records by their newest. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const [section, service, news, doctor] = await Promise.all(
    (['section', 'service', 'news', 'doctor'] as const).map(async (type) =>
      encodeURIComponent((await newest(origin, type)).slug),
    ),
  );
  const pages = {
    home: '/',
    sections: '/sections',
    section: `/section/${section}`,
    services: '/services',
    service: `/service/${service}`,
    doctors: '/doctors',
    doctor: `/doctor/${doctor}`,
    news: '/news',
    article: `/news/${news}`,
    'booking of a service': `/BookADeal/service/${service}`,
    'booking of a section': `/BookADeal/section/${section}`,
    influencer: `/Influence/${encodeURIComponent('نوف')}`,
    privacy: '/PrivacyPolicy',
    success: '/success?ref=BS-7K3M9Q',
    'success without a booking': '/success',
    login: '/login',
    register: '/register',
    'ask for a reset link': '/resetPassword',
    'reset link': '/resetPassword/some-token-of-a-mail',
  };
  return [
    ...Object.entries(pages).map(([name, path]) => ({ name, path, status: 200 as const })),
    { name: 'not found', path: '/nothing-is-here', status: 404 },
  ];
}
