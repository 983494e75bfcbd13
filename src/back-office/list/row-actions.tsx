import { Menu } from '@base-ui/react/menu';
import { IconArrowBackUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preview, versions } from '#messages/staff-editor.ts';
import { lists } from '#messages/staff-lists.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { StaffRow } from './resource.ts';
import type { RowProps } from './row-props.ts';

const BUTTON =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-field text-muted transition hover:bg-brand-tint hover:text-brand-deep';
const ENTRY =
  'flex min-h-11 cursor-pointer items-center rounded-field px-3 text-ink outline-none data-highlighted:bg-brand-tint data-highlighted:text-brand-deep';

/** What can be done with one record: edit and delete at hand, the rest in a menu; in the bin, restore alone. */
export function RowActions<Row extends StaffRow>({ row, resource, list }: RowProps<Row>) {
  const title = resource.titleOf(row) || (resource.texts.noTitle ?? lists.noTitle);
  const { changes, open } = list;
  const { Edit, Image, Options, Versions, Preview, editPage } = resource.editors;
  const isPublic = row.status === 'published';
  if (changes.busy.has(row._id)) return <Busy title={title} />;
  if (row.state === 'trash') {
    return (
      <button
        type="button"
        aria-label={lists.restoreNamed(title)}
        className="inline-flex min-h-11 items-center gap-2 rounded-field px-3 font-medium text-brand hover:bg-brand-tint"
        onClick={() => void changes.change([row._id], 'restore')}
      >
        <IconArrowBackUp aria-hidden="true" className="size-5" />
        {lists.restore}
      </button>
    );
  }
  return (
    <span className="inline-flex items-center">
      {editPage ? (
        <Link {...editPage(row)} aria-label={lists.editNamed(title)} title={lists.edit} className={BUTTON}>
          <IconPencil aria-hidden="true" className="size-5" stroke={1.75} />
        </Link>
      ) : Edit ? (
        <IconButton label={lists.editNamed(title)} hint={lists.edit} onClick={() => open(row, 'Edit')}>
          <IconPencil aria-hidden="true" className="size-5" stroke={1.75} />
        </IconButton>
      ) : null}
      <IconButton
        label={lists.removeNamed(title)}
        hint={lists.remove}
        onClick={() => void changes.remove(row._id)}
      >
        <IconTrash aria-hidden="true" className="size-5" stroke={1.75} />
      </IconButton>
      <Menu.Root modal={false}>
        <Menu.Trigger aria-label={lists.moreNamed(title)} title={lists.more} className={BUTTON}>
          <IconDots aria-hidden="true" className="size-5" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner side="bottom" align="end" sideOffset={4} className="z-40">
            <Menu.Popup className="min-w-48 animate-drop rounded-tile border border-line bg-white p-1.5 text-[0.94rem] shadow-lift outline-none">
              {Image ? (
                <Menu.Item className={ENTRY} onClick={() => open(row, 'Image')}>
                  {lists.changeImage}
                </Menu.Item>
              ) : null}
              {Options ? (
                <Menu.Item className={ENTRY} onClick={() => open(row, 'Options')}>
                  {lists.options}
                </Menu.Item>
              ) : null}
              {Preview ? (
                <Menu.Item className={ENTRY} onClick={() => open(row, 'Preview')}>
                  {preview.title}
                </Menu.Item>
              ) : null}
              {Versions ? (
                <Menu.Item className={ENTRY} onClick={() => open(row, 'Versions')}>
                  {versions.title}
                </Menu.Item>
              ) : null}
              <Menu.Item
                className={ENTRY}
                onClick={() => void changes.change([row._id], isPublic ? 'unpublish' : 'publish')}
              >
                {isPublic ? lists.unpublish : lists.publish}
              </Menu.Item>
              {resource.viewPage && row.state === 'published' ? (
                <Menu.LinkItem className={ENTRY} render={<Link {...resource.viewPage(row)} />}>
                  {lists.view}
                </Menu.LinkItem>
              ) : null}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
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
    <button type="button" aria-label={label} title={hint} onClick={onClick} className={BUTTON}>
      {children}
    </button>
  );
}
