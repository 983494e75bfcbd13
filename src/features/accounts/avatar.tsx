import { IconUser } from '@tabler/icons-react';
import type { Profile } from './accounts.contract.ts';

/** A user's small picture, else the large one, else a generic sign (specification, section 1). Fills its box. */
export function Avatar({ user }: { user: Pick<Profile, 'image'> }) {
  const source = user.image?.thumbnailMedium || user.image?.url;
  if (!source) return <IconUser aria-hidden="true" />;
  return <img src={source} alt="" width="44" height="44" className="size-full object-cover" />;
}
