import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A window of a phone's size (390 × 844) in which the site's own styles hold, as its width asks for. What is in it is
 * seen and scrolled, and cannot be used. No page of the site may stand in a frame: this one is drawn here.
 */
export function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <div className="mx-auto w-fit max-w-full rounded-xl border-[10px] border-ink bg-white shadow-lift">
      <iframe
        title={title}
        tabIndex={-1}
        // Firefox has the document that stays only once it is loaded.
        onLoad={({ currentTarget }) => setBody(drawnInto(currentTarget))}
        ref={(frame) => {
          if (frame && !body) setBody(drawnInto(frame));
        }}
        className="block h-[min(844px,70vh)] w-[390px] max-w-full rounded-card bg-white"
      />
      {body ? createPortal(children, body) : null}
    </div>
  );
}

/** Readies a frame's empty document: our language, our styles, nothing to press. */
function drawnInto(frame: HTMLIFrameElement): HTMLElement | null {
  const inside = frame.contentDocument;
  if (!inside) return null;
  const { lang, dir } = document.documentElement;
  Object.assign(inside.documentElement, { lang, dir });
  const styles = document.head.querySelectorAll('link[rel=stylesheet], style');
  inside.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)));
  inside.body.inert = true;
  return inside.body;
}
