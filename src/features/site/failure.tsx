import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#lib/api-client.ts';
import { site } from '#messages/site.ts';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/ltr.tsx';
import { clinic } from './clinic.ts';

/** A page that could not be shown: the read's own text, centred in red (specification, section 2), and another try. */
export function Failure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const known = error instanceof ApiError && error.message !== '';
  return (
    <div className="wrap grid min-h-[60svh] content-center justify-items-center gap-4 py-section text-center">
      <h1 className="text-h2">{site.failure.title}</h1>
      <p role="alert" className="text-lg font-medium text-danger">
        {known ? error.message : site.failure.text}
      </p>
      <Button
        onClick={() => {
          reset();
          router.invalidate();
        }}
      >
        {site.failure.retry}
      </Button>
      <PhoneLink phone={clinic.phone} className="target text-brand underline underline-offset-4" />
    </div>
  );
}
