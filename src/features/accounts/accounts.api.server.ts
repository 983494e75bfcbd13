import type { Deps } from '#api/deps.ts';
import { type Api, newApi } from '#api/route.ts';
import { ownDataRoutes } from './own-data.api.server.ts';
import { ownProfileRoutes } from './own-profile.api.server.ts';
import { ownSessionRoutes } from './own-sessions.api.server.ts';
import { passwordResetRoutes } from './password-reset.api.server.ts';
import { signInRoutes } from './sign-in.api.server.ts';
import { userRoutes } from './users.api.server.ts';

/** All calls below `auth` and `user`. One's own come before those of `user/{id}`, which would take their names for ids. */
export function accountRoutes(deps: Deps): Api {
  const api = newApi();
  const parts = [
    signInRoutes,
    passwordResetRoutes,
    ownProfileRoutes,
    ownSessionRoutes,
    ownDataRoutes,
    userRoutes,
  ];
  for (const part of parts) api.route('/', part(deps));
  return api;
}
