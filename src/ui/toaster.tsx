import { Toaster as HotToaster } from 'react-hot-toast';

/** Where toasts appear: top centre; blank and error ones 4 s, success 2 s, 20 kept (specification, sections 4 and 9). */
export function Toaster() {
  return (
    // Named live, a window over the page does not take it from screen readers; each toast speaks for itself.
    <div aria-live="off">
      <HotToaster
        position="top-center"
        // The library's right is the end of a line, which from right to left would be the left; each toast reads rtl.
        containerStyle={{ insetBlockStart: 84, direction: 'ltr' }}
        toastOptions={{
          duration: 4000,
          error: { duration: 4000, iconTheme: { primary: 'var(--color-danger)', secondary: '#fff' } },
          success: { duration: 2000, iconTheme: { primary: 'var(--color-brand)', secondary: '#fff' } },
          style: {
            direction: 'rtl',
            maxWidth: 'min(30rem, calc(100vw - 2rem))',
            padding: '10px 16px',
            borderRadius: 16,
            color: 'var(--color-ink)',
            fontWeight: 500,
            boxShadow: 'var(--shadow-lift)',
          },
        }}
      />
    </div>
  );
}
