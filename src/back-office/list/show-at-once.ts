import type { QueryClient } from '@tanstack/react-query';
import { type ListPage, staffLists } from './list.queries.ts';
import type { Resource, StaffRow } from './resource.ts';

/**
 * Shows records as published or as drafts in every list of their type, before the server has answered.
 * @returns what shows them again as they were.
 */
export async function showAtOnce(
  client: QueryClient,
  path: Resource<StaffRow>['path'],
  ids: readonly string[],
  status: StaffRow['status'],
): Promise<() => void> {
  const lists = { queryKey: staffLists(path) };
  await client.cancelQueries(lists);
  const before = client.getQueriesData<ListPage<StaffRow>>(lists);
  client.setQueriesData<ListPage<StaffRow>>(lists, (page) => {
    if (!page) return page;
    const rows = page.rows.map((row) =>
      row.state && ids.includes(row._id) ? { ...row, status, state: status } : row,
    );
    return { ...page, rows };
  });
  return () => {
    for (const [list, page] of before) client.setQueryData(list, page);
    void client.invalidateQueries(lists);
  };
}
