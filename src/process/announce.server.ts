import type { Config } from '#lib/env.server.ts';

/** What the person who started the product reads: the address, and the first superadmin where one was just made. */
export function announce(config: Config, firstSuperadmin: { email: string; password: string } | null): void {
  const lines = [`Basma answers on ${config.publicUrl}`];
  if (firstSuperadmin) {
    lines.push(
      'The first superadmin was made. Sign in at /login; this password is shown only now:',
      `  email     ${firstSuperadmin.email}`,
      `  password  ${firstSuperadmin.password}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
