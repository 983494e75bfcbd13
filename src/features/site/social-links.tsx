import {
  IconBrandInstagram,
  IconBrandSnapchat,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { site } from '#messages/site.ts';
import { useClinic } from './clinic.ts';

const { socials: names } = site.shell;

/** In the specification's order (section 1). */
const ACCOUNTS = [
  { key: 'instagram', Icon: IconBrandInstagram },
  { key: 'whatsApp', Icon: IconBrandWhatsapp },
  { key: 'snapchat', Icon: IconBrandSnapchat },
  { key: 'tiktok', Icon: IconBrandTiktok },
  { key: 'youtube', Icon: IconBrandYoutube },
  { key: 'twitter', Icon: IconBrandX },
] as const;

/** The clinic's accounts elsewhere, those that it has. */
export function SocialLinks({ className }: { className: string }) {
  const { socials } = useClinic();
  return ACCOUNTS.filter(({ key }) => socials[key] !== '').map(({ key, Icon }) => (
    <li key={key}>
      <a href={socials[key]} target="_blank" rel="noopener" aria-label={names[key]} className={className}>
        <Icon aria-hidden="true" className="size-5.5" stroke={1.75} />
      </a>
    </li>
  ));
}
