import { useQuery } from '@tanstack/react-query';
import type { Profile } from './accounts.contract.ts';
import { profileQuery } from './accounts.queries.ts';
import type { Session } from './accounts.rules.ts';

/** Who is signed in; 'loading' until the profile has been answered, and always while the server renders. */
export function useSession(): Session<Profile> {
  const { data } = useQuery(profileQuery());
  return data === undefined ? 'loading' : data;
}
