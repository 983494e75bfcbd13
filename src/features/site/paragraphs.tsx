import { classNames } from '#ui/class-names.ts';

/** A text as its paragraphs, no line longer than is read with ease. */
export function Paragraphs({ texts, className = 'gap-4' }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={classNames('grid max-w-measure grid-cols-1 content-start', className)}>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
        <p key={place}>{text}</p>
      ))}
    </div>
  );
}
