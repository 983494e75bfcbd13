import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Address } from '#features/site/list-search.rules.ts';
import { toastError } from '#ui/toast.ts';
import { readWhole } from './list.queries.ts';
import { changedAddress } from './list-ask.ts';
import type { Resource, StaffRow } from './resource.ts';
import type { EditorName } from './row-props.ts';

type Opened<Row> = { editor: 'Add' } | { editor: EditorName; row: Row };

export interface OpenedEditor<Row> {
  opened: Opened<Row> | null;
  add(): void;
  open(row: Row, editor: EditorName): void;
  close(): void;
}

/** Which editor stands over the list. `?add=1`, as the palette asks, opens the one for a new record, once. */
export function useOpenEditor<Row extends StaffRow>(resource: Resource<Row>): OpenedEditor<Row> {
  const { link, texts, editors } = resource;
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = address.add === '1';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish; taking it from the address ends it.
  useEffect(() => {
    if (!asked) return;
    if (editors.addPage) {
      void navigate({ ...editors.addPage, replace: true });
      return;
    }
    setOpened({ editor: 'Add' });
    void navigate({ ...link, search: changedAddress(address, { add: undefined }), replace: true });
  }, [asked]);

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
    add: () => setOpened({ editor: 'Add' }),
    open: (row, editor) => void open(row, editor),
    close: () => setOpened(null),
  };
}
