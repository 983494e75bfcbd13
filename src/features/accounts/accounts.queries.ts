import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { forgetDrafts } from '#lib/drafts.ts';
import type { Profile } from './accounts.contract.ts';

/**
 * Who is signed in, or null. Asked once at the start and never retried; a failure is a visitor, silently
 * (specification, sections 4 and 8).
 */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: readProfile,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Logs out. Whatever comes of the call, the user is cleared (specification, section 4). */
export async function logOut(client: QueryClient): Promise<void> {
  await callApi('auth/logout').catch(() => undefined);
  forgetDrafts();
  await rememberProfile(client, null);
}

/** From now on this is who is signed in, or nobody, as the answer to a change said. */
export async function rememberProfile(client: QueryClient, user: Profile | null): Promise<void> {
  const { queryKey } = profileQuery();
  // An answer that is still on its way would bring back who it was before.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, user);
}

async function readProfile({ signal }: { signal: AbortSignal }): Promise<Profile | null> {
  try {
    return (await callApi<{ user: Profile }>('user/profile', { signal })).user;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
