import { ui } from '#messages/ui.ts';
import { classNames } from './class-names.ts';

/** A turning ring in the text's colour and size. `label` is read out; '' where words beside it already say so. */
export function Spinner({ label = ui.loading, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={classNames('inline-grid size-[1.25em] shrink-0 place-items-center', className)}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-full animate-spin"
        fill="none"
        strokeWidth="3"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity=".2" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

/** A page that is not here yet: a spinner in the middle, and `text` under it, which is only read out unless given. */
export function PageSpinner({ text }: { text?: string }) {
  return (
    <div className="grid min-h-[60svh] place-content-center justify-items-center gap-4 text-3xl text-brand">
      <Spinner label="" />
      <div role="status">
        <h1 className={text ? 'text-base font-normal text-muted' : 'sr-only'}>{text ?? ui.loading}</h1>
      </div>
    </div>
  );
}
