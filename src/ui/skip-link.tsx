import { ui } from '#messages/ui.ts';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-pill bg-ink font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-6 focus:py-3"
    >
      {ui.skipToContent}
    </a>
  );
}
