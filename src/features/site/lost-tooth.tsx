/** A tooth that looks around under an arch: for what is not there. */
export function LostTooth({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true">
      <path
        d="M30 216V112a90 90 0 0 1 180 0v104a20 20 0 0 1-20 20H50a20 20 0 0 1-20-20z"
        fill="var(--color-brand-tint)"
      />
      <path d="M58 236V116a62 62 0 0 1 124 0v120z" fill="var(--color-brand-soft)" opacity=".5" />
      <circle cx="186" cy="58" r="13" fill="var(--color-gold)" />
      <ellipse cx="120" cy="220" rx="58" ry="9" fill="var(--color-brand-deep)" opacity=".14" />
      <path
        d="M120 92c-14-9-28-12-41-8-22 6-34 26-32 51 1 19 8 33 11 49 4 21 5 34 15 35 12 1 15-16 20-28 6-14 12-20 27-20s21 6 27 20c5 12 8 29 20 28 10-1 11-14 15-35 3-16 10-30 11-49 2-25-10-45-32-51-13-4-27-1-41 8Z"
        fill="#fff"
        stroke="var(--color-brand)"
        strokeWidth="3.5"
      />
      <g className="look-around" fill="var(--color-brand-deep)">
        <circle cx="99" cy="131" r="5.5" />
        <circle cx="145" cy="131" r="5.5" />
      </g>
      <ellipse cx="121" cy="157" rx="7" ry="8.5" fill="var(--color-brand-deep)" />
    </svg>
  );
}
