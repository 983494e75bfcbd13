import { ui } from '#messages/ui.ts';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {ui.skipToContent}
    </a>
  );
}
