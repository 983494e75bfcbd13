import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createQueryClient } from '#lib/query-client.ts';
import { preview as words } from '#messages/staff-editor.ts';
import { PageSpinner } from '#ui/spinner.tsx';
import { Modal } from '../modal.tsx';
import { type EditedRecord, type EditorType, PREVIEWED } from './editor-type.ts';
import type { Wire } from './field-values.ts';
import { PhoneFrame } from './phone-frame.tsx';
import type { PictureChoice } from './picture-choice.ts';
import { previewedRecord } from './previewed-record.ts';
import { recordQuery } from './record.queries.ts';
import { useTitleOf } from './use-title-of.ts';

interface PreviewModalProps {
  type: EditorType;
  record: EditedRecord | null;
  wire?: Wire;
  picture?: PictureChoice;
  onClose: () => void;
}

/** The public page of a record as it is typed now, drafts too, in a phone's window. */
export function PreviewModal(props: PreviewModalProps) {
  return (
    <Modal title={words.title} text={words.lead} width="30rem" onLeave={props.onClose}>
      <div className="mt-5">
        <PhoneFrame title={words.frame}>
          <Previewed {...props} />
        </PhoneFrame>
      </div>
    </Modal>
  );
}

function Previewed({ type, record, ...typed }: PreviewModalProps) {
  // A list knows less of its records than their pages show, as a section's services.
  const { data, isPending } = useQuery({
    ...recordQuery(type, record?._id ?? ''),
    enabled: record !== null,
  });
  if (record && isPending) return <PageSpinner />;
  return <PreviewedPage {...typed} type={type} record={data ?? record} />;
}

function PreviewedPage({ type, record, wire = {}, picture }: Omit<PreviewModalProps, 'onClose'>) {
  const { preview } = type;
  const shared = useQueryClient();
  const titleOf = useTitleOf(type, [record]);
  // Of its own, so that nothing of what is only typed gets among what was read.
  const [client] = useState(() => {
    const own = createQueryClient();
    for (const { queryKey, state } of shared.getQueryCache().getAll()) {
      if (state.data !== undefined) own.setQueryData(queryKey, state.data);
    }
    return own;
  });
  if (!preview) return null;
  const shown = { record, wire, titleOf, ...(picture ? { picture } : {}) };
  const previewed = previewedRecord(preview, shown, new Date());
  client.setQueryData(preview.queryKey, preview.answer?.(previewed) ?? previewed);
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={<PageSpinner />}>
        <preview.Screen reference={PREVIEWED} />
      </Suspense>
    </QueryClientProvider>
  );
}
