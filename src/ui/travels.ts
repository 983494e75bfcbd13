/** Letters of an id that tell the pictures of one page apart. */
const ENOUGH = 6;

/** The style of a record's picture, which travels from its card to its page. */
export function travels(id: string) {
  return { viewTransitionName: `p-${id.slice(0, ENOUGH)}` };
}
