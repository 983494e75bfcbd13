import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** How far the bar reaches over the padding of what the form stands in. */
const REACH = {
  modal: '-bottom-4 -mx-5 -mb-5 rounded-b-tile px-5 sm:-mx-7 sm:-mb-7 sm:px-7',
  page: 'bottom-0 -mx-4 px-4 sm:-mx-6 sm:px-6 lg:-mx-9 lg:px-9',
};

export type FormPlace = keyof typeof REACH;

/** A form's buttons, in sight however long the form is. */
export function FormBar({ place, children }: { place: FormPlace; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className={classNames(
        'sticky z-10 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 sm:gap-x-3 border-t border-line bg-white py-3.5',
        REACH[place],
      )}
    >
      {children}
    </div>
  );
}
