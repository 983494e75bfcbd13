import { createServer } from '../server.ts';
import { contentDesk } from './content-desk.ts';

/** What stands for the renderer: a page of what the calls answer that its loader would make. */
type Draw = (
  address: string,
  call: (path: string) => Promise<Response>,
) => Promise<{ status: number; html: string }>;

/** Staff at work on the types, and the whole server beside them, whose pages are drawn by `draw` and kept as always. */
export async function keptPages(draw: Draw) {
  const desk = await contentDesk();
  const call = async (path: string) => desk.test.app.request(`/api/v1/${path}`);
  let renders = 0;
  const server = createServer(desk.test.deps, {
    clientFolder: null,
    build: 'b',
    render: async (address) => {
      renders += 1;
      return { kind: 'page', policy: '', ...(await draw(address, call)) };
    },
  });
  return {
    desk,
    /** How many pages were drawn since the store was emptied. */
    renders: () => renders,
    visit: async (path: string): Promise<Response> => server.request(encodeURI(path)),
    async empty(): Promise<void> {
      renders = 0;
      await desk.empty();
    },
  };
}

export type KeptPages = Awaited<ReturnType<typeof keptPages>>;
