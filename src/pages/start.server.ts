import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { PageContext } from '#lib/form-reply.ts';

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** Renders one page whole, so that its inline scripts can be hashed and its bytes be kept. */
const start = createStartHandler(defaultRenderHandler);

export default {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response {
    return start(request, options);
  },
};
