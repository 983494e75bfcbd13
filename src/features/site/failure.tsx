import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#lib/api-client.ts';
import { site } from '#messages/site.ts';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/ltr.tsx';
import { useClinic } from './clinic.ts';

interface FailureProps extends Pick<ErrorComponentProps, 'error'> {
  /** What this page says whatever the reason; without it the read's own text. */
  text?: string;
}

/** A page that could not be shown: what failed, centred in red (specification, section 2), and another try. */
export function Failure({ error, text }: FailureProps) {
  const { phone } = useClinic();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const said = text ?? (error instanceof ApiError ? error.message : '');
  return (
    <div className="wrap grid min-h-[60svh] content-center justify-items-center gap-4 py-section text-center">
      <h1 className="text-h2">{site.failure.title}</h1>
      <p role="alert" className="text-lg font-medium text-danger">
        {said || site.failure.text}
      </p>
      <Button
        onClick={() => {
          reset();
          router.invalidate();
        }}
      >
        {site.failure.retry}
      </Button>
      <PhoneLink phone={phone} className="target text-brand underline underline-offset-4" />
    </div>
  );
}
