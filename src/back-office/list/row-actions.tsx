import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { actions } from '#messages/staff-actions.ts';
import { pictureField, preview, versions } from '#messages/staff-editor.ts';
import { lists } from '#messages/staff-lists.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { StaffRow } from './resource.ts';
import { MENU_ENTRY, MenuEntry, ROW_BUTTON, RowMenu } from './row-menu.tsx';
import type { RowProps } from './row-props.ts';

/** The editors behind the menu, as far as a type has them. */
const IN_MENU = [
  ['Image', pictureField.another],
  ['Options', lists.options],
  ['Preview', preview.title],
  ['Versions', versions.title],
] as const;

/** What can be done with one record: edit and delete at hand, the rest in a menu; in the bin, restore alone. */
export function RowActions<Row extends StaffRow>({ row, resource, list }: RowProps<Row>) {
  const title = resource.titleOf(row) || (resource.texts.noTitle ?? lists.noTitle);
  const { changes, open } = list;
  const { Edit, editPage } = resource.editors;
  const isPublic = row.status === 'published';
  if (changes.busy.has(row._id)) return <Busy title={title} />;
  if (row.state === 'trash') {
    return (
      <button
        type="button"
        data-menu-of={row._id}
        aria-label={lists.restoreNamed(title)}
        className="inline-flex min-h-11 items-center gap-2 rounded-field px-3 font-medium text-brand hover:bg-brand-tint"
        onClick={() => void changes.change({ ids: [row._id] }, 'restore')}
      >
        <IconArrowBackUp aria-hidden="true" className="size-5" />
        {lists.restore}
      </button>
    );
  }
  return (
    <span className="inline-flex items-center">
      {editPage ? (
        <Link
          {...editPage(row)}
          aria-label={lists.editNamed(title)}
          title={actions.edit}
          className={ROW_BUTTON}
        >
          <IconPencil aria-hidden="true" className="size-5" stroke={1.75} />
        </Link>
      ) : Edit ? (
        <IconButton label={lists.editNamed(title)} hint={actions.edit} onClick={() => open(row, 'Edit')}>
          <IconPencil aria-hidden="true" className="size-5" stroke={1.75} />
        </IconButton>
      ) : null}
      <IconButton
        label={lists.removeNamed(title)}
        hint={actions.remove}
        onClick={() => void changes.remove(row._id)}
      >
        <IconTrash aria-hidden="true" className="size-5" stroke={1.75} />
      </IconButton>
      <RowMenu of={row._id} title={title}>
        {IN_MENU.map(([editor, label]) =>
          resource.editors[editor] ? (
            <MenuEntry key={editor} onClick={() => open(row, editor)}>
              {label}
            </MenuEntry>
          ) : null,
        )}
        {
          // Not known in a list whose address asks for other fields.
          row.status ? (
            <MenuEntry
              onClick={() => void changes.change({ ids: [row._id] }, isPublic ? 'unpublish' : 'publish')}
            >
              {isPublic ? lists.unpublish : lists.publish}
            </MenuEntry>
          ) : null
        }
        {resource.viewPage && row.state === 'published' ? (
          <Link {...resource.viewPage(row)} className={MENU_ENTRY}>
            {lists.view}
          </Link>
        ) : null}
      </RowMenu>
    </span>
  );
}

function Busy({ title }: { title: string }) {
  return (
    <span className="inline-grid min-h-11 min-w-11 place-items-center text-brand">
      <Spinner label={lists.busy(title)} className="text-xl" />
    </span>
  );
}

interface IconButtonProps {
  /** Its name, which says of what. */
  label: string;
  hint: string;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ label, hint, onClick, children }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={hint} onClick={onClick} className={ROW_BUTTON}>
      {children}
    </button>
  );
}
