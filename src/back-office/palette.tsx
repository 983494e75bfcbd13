import { IconPlus, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { may } from '#auth/permissions.ts';
import { useSession } from '#features/accounts/use-session.ts';
import { customerList } from '#features/leads/leads.queries.ts';
import { foldArabic } from '#lib/arabic.ts';
import { formatPhone } from '#lib/format.ts';
import { SEARCH } from '#lib/limits.ts';
import { actions } from '#messages/staff-actions.ts';
import { palette } from '#messages/staff-shell.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Modal } from './modal.tsx';
import { SCREENS } from './screens.ts';

/** Fewer letters than this would find everybody. */
const SHORTEST_NAME = 2;
const MOST_CUSTOMERS = 5;
/** Long enough for the next key of a quick typist. */
const PAUSE_MS = 250;

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-ink data-[selected=true]:bg-brand-tint data-[selected=true]:text-brand-deep';
const ICON = 'size-5 shrink-0 text-muted';

/** Goes to a screen, finds a customer by name or phone, adds a record. What is typed stays out of every address. */
export function Palette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const user = session === 'loading' ? null : session;
  const mine = SCREENS.filter(({ permission }) => may(user, permission));
  const wanted = foldArabic(text.trim());
  const isWanted = (label: string) => foldArabic(label).includes(wanted);

  function go(where: Parameters<typeof navigate>[0]) {
    onClose();
    void navigate(where);
  }

  return (
    <Modal
      title={palette.title}
      hideTitle
      width="38em"
      focusFirst={input}
      onLeave={onClose}
      className="mt-[8svh]! mb-auto! p-3! sm:p-4!"
    >
      <Command label={palette.title} shouldFilter={false} loop>
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          maxLength={SEARCH.max}
          placeholder={palette.placeholder}
          className="block min-h-12 w-full rounded-field bg-white ps-3 pe-12 text-base text-text outline-none"
        />
        <Command.List className="mt-2 max-h-[56svh] overflow-y-auto border-t border-line pt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted">
          <Command.Empty className="px-3 py-6 text-center text-muted">{palette.empty}</Command.Empty>
          <Group heading={palette.screens}>
            {mine
              .filter(({ label }) => isWanted(label))
              .map(({ path, label, icon: Icon }) => (
                <Command.Item key={path} value={path} onSelect={() => go({ href: path })} className={ITEM}>
                  <Icon aria-hidden="true" className={ICON} stroke={1.75} />
                  {label}
                </Command.Item>
              ))}
          </Group>
          <Group heading={actions.add}>
            {mine
              .flatMap(({ add }) => add ?? [])
              .filter(({ label }) => isWanted(label))
              .map(({ label, href }) => (
                <Command.Item key={label} value={label} onSelect={() => go({ href })} className={ITEM}>
                  <IconPlus aria-hidden="true" className={ICON} stroke={1.75} />
                  {label}
                </Command.Item>
              ))}
          </Group>
          {may(user, 'customers') && wanted.length >= SHORTEST_NAME ? (
            <Customers
              text={text}
              onChoose={(name) =>
                go({ to: '/admin-dashboard/customers', state: { find: { text: name, at: Date.now() } } })
              }
            />
          ) : null}
        </Command.List>
      </Command>
    </Modal>
  );
}

/** cmdk draws a group's heading even over nothing. */
function Group({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  return children.length > 0 ? <Command.Group heading={heading}>{children}</Command.Group> : null;
}

function Customers({ text, onChoose }: { text: string; onChoose: (name: string) => void }) {
  const search = usePaused(text.trim());
  const { data, isError } = useQuery({
    ...customerList({ search, size: MOST_CUSTOMERS }),
    enabled: search.length >= SHORTEST_NAME,
    placeholderData: keepPreviousData,
  });
  if (isError) return <p className="px-3 py-2 text-danger">{palette.failed}</p>;
  if (!data) return <Command.Loading className="px-3 py-2 text-muted">{palette.searching}</Command.Loading>;
  return (
    <Group heading={palette.customers}>
      {data.rows.map(({ _id, name, phone }) => (
        <Command.Item key={_id} value={_id} onSelect={() => onChoose(name)} className={ITEM}>
          <IconUser aria-hidden="true" className={ICON} stroke={1.75} />
          <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
          <Ltr className="shrink-0 text-sm text-muted">{formatPhone(phone)}</Ltr>
        </Command.Item>
      ))}
    </Group>
  );
}

/** What was typed, once a moment has passed without a key. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
