interface ToastOptions {
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
  /** Elsewhere than at the top centre. */
  position?: 'top-right';
}

/** Says in a toast that something was done; it stays 2 s (specification, section 9). */
export function toastSuccess(text: string, options?: ToastOptions): void {
  void toasts().then(({ toast }) => toast.success(text, options), unsaid);
}

/** Says in a toast what went wrong; it stays 4 s (specification, section 9). */
export function toastError(text: string, options?: ToastOptions): void {
  void toasts().then(({ toast }) => toast.error(text, options), unsaid);
}

/** Fetched with the toast area once the page is used, so that the first page need not carry it. */
function toasts() {
  return import('react-hot-toast');
}

/** Without a connection the library may be missing; the page itself says the same. */
function unsaid(): void {}
