import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState } from 'react';
import { type Answer, ask, type Question } from '#back-office/dialog/ask.ts';
import { Dialogs as OpenDialogs } from '#back-office/dialog/dialogs.tsx';
import { Button } from '#ui/button.tsx';
import { Chapter, Part } from './part.tsx';

const ALL = { text: 'لن تتمكن من التراجع عن هذا!', buttons: ['deny', 'cancel', 'close'] } as const;

/** Passes at the second try. */
function secondTime() {
  let tries = 0;
  return () => {
    tries += 1;
    return Promise.resolve(tries > 1);
  };
}

/** A dialog that differs in one thing from the usual one, each by what it shows. */
const FORMS: Record<string, () => Partial<Question>> = {
  'بكل أزرارها': () => ALL,
  'تُغلق وحدها': () => ({ timer: 3000 }),
  'بفحص قبل الإغلاق': () => ({ ...ALL, preConfirm: secondTime(), preDeny: secondTime() }),
  'لا تُترك بغير زر': () => ({ allowEscape: false, allowBackdrop: false, allowEnter: false }),
  'ببريد إلكتروني': () => ({ input: { type: 'email', label: 'البريد الإلكتروني' } }),
  برابط: () => ({ input: { type: 'url', label: 'الرابط' } }),
  'بنص لازم': () => ({ input: { type: 'textarea', label: 'السبب', required: true } }),
};

/** The back office's one dialog, in every form it has. */
export function Dialogs() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <Chapter title="النافذة">
      <Part name="ask">
        {Object.entries(FORMS).map(([name, form]) => (
          <Button
            key={name}
            look="soft"
            onClick={() => {
              setAnswer(null);
              void ask({ title: `نافذة ${name}`, ...form() }).then(setAnswer);
            }}
          >
            {name}
          </Button>
        ))}
        <output className="w-full">{answer ? `${answer.closedBy} «${answer.value}»` : ''}</output>
      </Part>
      <DirectionProvider direction="rtl">
        <OpenDialogs />
      </DirectionProvider>
    </Chapter>
  );
}
