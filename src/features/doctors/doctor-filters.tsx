import { useSuspenseQuery } from '@tanstack/react-query';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { doctor as texts } from '#messages/doctor.ts';
import { languageName } from '#messages/languages.ts';
import { Select } from '#ui/select.tsx';
import { type DoctorSearch, doctorLanguages } from './doctors.queries.ts';

/** By section, language and gender: each a select of the list's form. */
export function DoctorFilters({ search }: { search: DoctorSearch }) {
  const { data: sections } = useSuspenseQuery(sectionTitles());
  const { data: languages } = useSuspenseQuery(doctorLanguages());
  const { genders } = texts;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 max-sm:*:last:col-span-full sm:max-w-180">
      <Filter
        name="sectionIds"
        label={texts.section}
        any={texts.anySection}
        chosen={search.sectionIds}
        choices={sections.map(({ id, title }) => [id, title])}
      />
      <Filter
        name="language"
        label={texts.language}
        any={texts.anyLanguage}
        chosen={search.language}
        choices={languages.map((code) => [code, languageName(code)])}
      />
      <Filter
        name="gender"
        label={texts.gender}
        any={texts.anyGender}
        chosen={search.gender}
        choices={[
          ['female', genders.female],
          ['male', genders.male],
        ]}
      />
    </div>
  );
}

interface FilterProps {
  /** The parameter's name. */
  name: string;
  label: string;
  /** The words for no choice. */
  any: string;
  chosen: readonly string[] | undefined;
  /** Value and words of each. */
  choices: readonly (readonly [string, string])[];
}

function Filter({ name, label, any, chosen, choices }: FilterProps) {
  return (
    <Select name={name} defaultValue={chosen?.[0] ?? ''} aria-label={label} className="rounded-pill">
      <option value="">{any}</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}
