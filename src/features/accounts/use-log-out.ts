import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { logOut } from './accounts.queries.ts';

const LOGGING_OUT = ['log out'];

/** Logs out and goes to the login (specification, section 4); nothing that only the user might see stays behind. */
export function useLogOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationKey: LOGGING_OUT,
    mutationFn: async () => {
      await logOut(client);
      await navigate({ href: '/login' });
      client.removeQueries({ type: 'inactive' });
    },
  });
  return () => mutate();
}

/** Whether that is under way: a guard then leaves the way to the login to it. */
export function useIsLoggingOut(): boolean {
  return useIsMutating({ mutationKey: LOGGING_OUT }) > 0;
}
