import { type Ref, useId } from 'react';
import { settingsFields as names, settings } from '#messages/staff-settings.ts';
import { Button } from '#ui/button.tsx';
import type { PublicSettings } from './settings.contract.ts';
import { type Clash, linesOf } from './settings-admin-merge.ts';

const { conflict: texts } = settings;

interface ConflictProps {
  clashes: readonly Clash[];
  mine: PublicSettings;
  onChoose: (clash: Clash, whose: 'theirs' | 'mine') => void;
  /** Takes the focus when it appears. */
  ref: Ref<HTMLElement>;
}

/** What two people changed at once, both texts of each, to choose from. */
export function SettingsConflict({ clashes, mine, onChoose, ref }: ConflictProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="my-5 grid gap-4 rounded-tile border border-gold bg-gold-tint p-4 sm:p-5"
    >
      <div>
        <h2 id={id} className="text-[1.15rem]">
          {texts.title}
        </h2>
        <p className="mt-1">{texts.text}</p>
      </div>
      {clashes.map((clash) => {
        const field = names[clash.fact];
        return (
          <div key={clash.fact} className="rounded-tile bg-white p-4">
            <h3 className="text-base">{field}</h3>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <Side
                title={texts.theirs}
                value={clash.theirs}
                button={texts.takeTheirs(field)}
                onClick={() => onChoose(clash, 'theirs')}
              />
              <Side
                title={texts.mine}
                value={mine[clash.fact]}
                button={texts.keepMine(field)}
                onClick={() => onChoose(clash, 'mine')}
              />
            </div>
          </div>
        );
      })}
    </section>
  );
}

interface SideProps {
  title: string;
  value: unknown;
  button: string;
  onClick: () => void;
}

function Side({ title, value, button, onClick }: SideProps) {
  const lines = linesOf(value);
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h4 className="text-sm text-muted">{title}</h4>
      <div className="grid gap-1 wrap-break-word">
        {(lines.length > 0 ? lines : [texts.empty]).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike
          <bdi key={at}>{line}</bdi>
        ))}
      </div>
      <Button look="outline" size="small" onClick={onClick}>
        {button}
      </Button>
    </div>
  );
}
