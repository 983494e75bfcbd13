import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditorPage } from '#back-office/editor/editor-page.tsx';
import { recordQuery } from '#back-office/editor/record.queries.ts';
import { contentLink } from '#back-office/list/resource.ts';
import { ApiError } from '#lib/api-client.ts';
import { actions } from '#messages/staff-actions.ts';
import { doctorWords } from '#messages/staff-doctors.ts';
import { editor } from '#messages/staff-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageSpinner } from '#ui/spinner.tsx';
import { doctorEditorType } from './doctors-admin-editor.ts';

const LIST = { list: contentLink('doctors'), listLabel: doctorWords.list.title };
const editRoute = getRouteApi('/admin-dashboard/doctors/edit/$doctorId');

/** `/admin-dashboard/doctors/add`. */
export function AddDoctorPage() {
  return <EditorPage type={doctorEditorType} record={null} {...LIST} />;
}

/** `/admin-dashboard/doctors/edit/{doctorId}`, by `_id` or slug. */
export function EditDoctorPage() {
  const { doctorId } = editRoute.useParams();
  const {
    data: doctor,
    error,
    refetch,
  } = useQuery({
    ...recordQuery(doctorEditorType, doctorId),
    // What is being written is not read anew under the writer's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (doctor) return <EditorPage key={doctor._id} type={doctorEditorType} record={doctor} {...LIST} />;
  if (!error) return <PageSpinner text={editor.loading} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Alert tone="error">
      {isMissing ? doctorWords.notFound : editor.loadFailed}
      {isMissing ? null : (
        <Button look="outline" size="small" className="ms-3" onClick={() => void refetch()}>
          {actions.retry}
        </Button>
      )}
    </Alert>
  );
}
