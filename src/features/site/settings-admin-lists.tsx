import { formatNumber } from '#lib/format.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { Rows } from './settings-admin-rows.tsx';
import { TextFact } from './settings-admin-text.tsx';

interface ListProps<Item> {
  /** The path that errors are named by. */
  name: string;
  label: string;
  hint?: string;
  items: readonly Item[];
  errors: Record<string, string>;
  onChange: (items: Item[]) => void;
}

/** Texts in their order: lines, or paragraphs where `rows` says how tall one is. */
export function LineRows({ name, label, errors, rows, ...list }: ListProps<string> & { rows?: number }) {
  return (
    <div className="col-span-full">
      <Rows label={label} one={label} blank="" error={errors[name]} {...list}>
        {(text, change, place) => (
          <TextFact
            label={texts.row(label, formatNumber(place + 1))}
            value={text}
            error={errors[`${name}.${place}`]}
            onChange={change}
            {...(rows ? { rows } : {})}
          />
        )}
      </Rows>
    </div>
  );
}

interface PairRowsProps<Short extends string, Long extends string>
  extends ListProps<Record<Short | Long, string>> {
  /** The short text's name and the long one's. */
  keys: readonly [Short, Long];
  words: readonly [string, string];
}

/** A short text with a long one, as a question and its answer. */
export function PairRows<Short extends string, Long extends string>(props: PairRowsProps<Short, Long>) {
  const { name, label, keys, words, errors, ...list } = props;
  type Pair = Record<Short | Long, string>;
  const blank = Object.fromEntries(keys.map((key) => [key, ''])) as Pair;
  return (
    <div className="col-span-full">
      <Rows label={label} one={label} blank={blank} error={errors[name]} {...list}>
        {(pair, change, place) => (
          <div className="grid gap-4">
            {keys.map((key, at) => (
              <TextFact
                key={key}
                label={words[at] ?? ''}
                value={pair[key]}
                error={errors[`${name}.${place}.${key}`]}
                onChange={(text) => change({ ...pair, [key]: text })}
                {...(at === 1 ? { rows: 2 } : {})}
              />
            ))}
          </div>
        )}
      </Rows>
    </div>
  );
}
