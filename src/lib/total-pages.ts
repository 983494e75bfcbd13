/** How many pages a list has, `size` on each; an empty one has a page too, which says so. */
export function totalPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
