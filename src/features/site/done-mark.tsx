/** The khatim drawn once around a tick: it is done. */
export function DoneMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 128" className={className} aria-hidden="true">
      <path className="draw" d={STAR} fill="#fff" stroke="var(--color-gold)" strokeWidth="2" pathLength="1" />
      <circle cx="64" cy="64" r="34" fill="var(--color-brand)" className="pop" />
      <path
        className="draw draw-late"
        d="m49 65 10 10 20-21"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
      />
    </svg>
  );
}

const STAR =
  'M124 64 106.4 81.6 106.4 106.4 81.6 106.4 64 124 46.4 106.4 21.6 106.4 21.6 81.6 4 64 21.6 46.4 21.6 21.6 46.4 21.6 64 4 81.6 21.6 106.4 21.6 106.4 46.400z';
