import { booking } from '#messages/booking.ts';
import { ChoiceField } from './choice-field.tsx';
import type { BookingLists } from './use-booking-lists.ts';

interface ChoiceFieldsProps {
  /** What the fields' ids begin with. */
  id: string;
  lists: BookingLists;
  section: string;
  service: string;
  onSection: (id: string) => void;
  onService: (id: string) => void;
  errors: Record<string, string>;
}

/** Section and service, both optional, one of them needed; native selects, as specified (experience.md, visitors 7). */
export function BookingChoiceFields({
  id,
  lists,
  section,
  service,
  onSection,
  onService,
  errors,
}: ChoiceFieldsProps) {
  const hint = `${id}-choice-hint`;
  return (
    <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
      <ChoiceField
        id={`${id}-section`}
        name="section"
        label={booking.section}
        placeholder={booking.sectionPlaceholder}
        value={section}
        list={lists.sections}
        error={errors.section}
        hint={hint}
        onChoose={onSection}
      />
      <ChoiceField
        id={`${id}-service`}
        name="service"
        label={booking.service}
        placeholder={lists.services.loading ? booking.loadingServices : booking.servicePlaceholder}
        value={service}
        list={lists.services}
        error={errors.service}
        hint={hint}
        onChoose={onService}
      />
      <p id={hint} className="-mt-2 text-sm text-muted @lg:col-span-2">
        {booking.choiceHint}
      </p>
    </div>
  );
}
