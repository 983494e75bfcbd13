import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { PageContext } from '#lib/form-reply.ts';
import { delayScript } from './late-script.server.ts';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** Renders one page whole, so that its inline scripts can be hashed and its bytes be kept. */
const start = createStartHandler((page) => {
  // In development the script comes at once, with the tools that it brings.
  if (import.meta.env.PROD) delayScript(page.router);
  return defaultRenderHandler(page);
});

export default {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response {
    return start(request, options);
  },
};
