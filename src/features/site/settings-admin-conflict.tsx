import { type Ref, useId } from 'react';
import { ConflictSide } from '#back-office/editor/conflict-side.tsx';
import { conflict as words } from '#messages/staff-editor.ts';
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
      className="my-5 grid gap-4 rounded-tile bg-gold-tint p-4 sm:p-5"
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
          <div key={clash.fact}>
            <h3 className="text-base">{field}</h3>
            <div className="mt-1.5 grid gap-2.5 sm:grid-cols-2">
              <ConflictSide title={words.mine} text={linesOf(mine[clash.fact]).join('\n')}>
                <Button look="outline" size="small" onClick={() => onChoose(clash, 'mine')}>
                  {texts.keepMine(field)}
                </Button>
              </ConflictSide>
              <ConflictSide title={words.theirs} text={linesOf(clash.theirs).join('\n')}>
                <Button look="outline" size="small" onClick={() => onChoose(clash, 'theirs')}>
                  {texts.takeTheirs(field)}
                </Button>
              </ConflictSide>
            </div>
          </div>
        );
      })}
    </section>
  );
}
