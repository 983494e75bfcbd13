import { mayBeTagged } from '#features/site/events.rules.ts';
import type { Config } from '#lib/env.server.ts';
import type { PageContext } from '#lib/form-reply.ts';
import { contentSecurityPolicy } from './content-security-policy.server.ts';
import start from './start.server.ts';

/** A page as it came out of the renderer, or where it sends the browser instead. */
export type RenderedPage =
  | { kind: 'page'; status: number; html: string; policy: string }
  | { kind: 'redirect'; status: number; location: string };

export type RenderPage = (address: string, context: Pick<PageContext, 'form'>) => Promise<RenderedPage>;

/**
 * Renders pages as the public address shows them, whatever host the request named (pitfall 12). Only the path, its
 * known parameters and the reply to a form go in, never a cookie: public HTML is the same for everybody.
 */
export function pageRenderer({ publicUrl, gtmId }: Pick<Config, 'publicUrl' | 'gtmId'>): RenderPage {
  return async (address, { form }) => {
    const url = new URL(address, publicUrl);
    const tagManager = gtmId !== null && mayBeTagged(url.pathname) ? gtmId : undefined;
    const request = new Request(url, { headers: { Accept: 'text/html' } });
    const response = await start.fetch(request, { context: { form, tagManager } });
    const location = response.headers.get('Location');
    if (location !== null && response.status >= 300 && response.status < 400) {
      return { kind: 'redirect', status: response.status, location };
    }
    // A parser reads NUL as another letter, and the hash of a script that holds one would fit nowhere.
    const html = (await response.text()).replaceAll('\0', '\uFFFD');
    return {
      kind: 'page',
      status: response.status,
      html,
      policy: contentSecurityPolicy(html, tagManager !== undefined),
    };
  };
}
