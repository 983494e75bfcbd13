import type { Deps } from '#api/deps.ts';
import { movedPage } from '#features/site/moved-page.server.ts';
import type { RenderPage } from './render-page.server.ts';

/** Renders like `render`, but for the page of a record that has moved: there it leads on for good. */
export function followMoved(deps: Deps, render: RenderPage): RenderPage {
  return async (address, context) => {
    const path = address.split('?')[0] ?? '';
    // A store that cannot be read is the page's own to say.
    const location = context.form ? null : await movedPage(deps, path).catch(() => null);
    return location === null ? render(address, context) : { kind: 'redirect', status: 301, location };
  };
}
