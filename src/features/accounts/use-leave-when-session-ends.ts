import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { profileQuery } from './accounts.queries.ts';

/** A session that ended while the page stood open: the guard, once it knows, leads to the login and back. */
export function useLeaveWhenSessionEnds(error: Error | null): void {
  const client = useQueryClient();
  const ended = error instanceof ApiError && (error.status === 401 || error.status === 403);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: profileQuery().queryKey });
  }, [ended, client]);
}
