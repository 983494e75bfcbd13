/** Pages without the footer, nor the phone bar that hides with it (specification, section 2; decision 29). */
const BARE_PAGES = new Set(['login', 'register', 'resetPassword', 'admin-dashboard', 'success', 'profile']);

/** Pages that hold a booking form of their own. */
const PAGES_WITH_FORM = new Set(['service', 'section', 'doctor', 'BookADeal', 'Influence']);

/** Whether a page shows no footer and no phone bar, by its path. */
export function isBarePage(path: string): boolean {
  return BARE_PAGES.has(firstPart(path));
}

/** Whether a page has the scroll button and the social strip (specification, section 2). */
export function hasStrip(path: string): boolean {
  return !['admin-dashboard', 'profile'].includes(firstPart(path));
}

/** Whether a page is the back office's, which has a shell of its own. */
export function isBackOffice(path: string): boolean {
  return firstPart(path) === 'admin-dashboard';
}

/** The path whose `#book` a visitor on `path` is sent to: the page's own form where it has one, else the home page's. */
export function bookingPage(path: string): string {
  return PAGES_WITH_FORM.has(firstPart(path)) ? path : '/';
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
