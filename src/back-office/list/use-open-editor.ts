import { useState } from 'react';
import { toastError } from '#ui/toast.ts';
import { useAskedToAdd } from '../use-asked-to-add.ts';
import { readWhole } from './list.queries.ts';
import type { Resource, StaffRow } from './resource.ts';
import type { EditorName } from './row-props.ts';

type Opened<Row> = { editor: 'Add' } | { editor: EditorName; row: Row };

export interface OpenedEditor<Row> {
  opened: Opened<Row> | null;
  add(): void;
  open(row: Row, editor: EditorName): void;
  close(): void;
}

/** Which editor stands over the list. */
export function useOpenEditor<Row extends StaffRow>(resource: Resource<Row>): OpenedEditor<Row> {
  const { texts, editors } = resource;
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const add = () => setOpened({ editor: 'Add' });
  useAskedToAdd(add, editors.addPage);

  /** A list that was asked for some fields alone knows too little of its records to edit them. */
  async function open(row: Row, editor: EditorName) {
    try {
      setOpened({ editor, row: row.input ? row : await readWhole(resource, row._id) });
    } catch {
      toastError(texts.failed);
    }
  }

  return {
    opened,
    add,
    open: (row, editor) => void open(row, editor),
    close: () => setOpened(null),
  };
}
