import { toLatinDigits } from '#lib/arabic.ts';
import { PASSWORD } from '#lib/limits.ts';

/** What fingers run along: the digits, the alphabet, the rows of a keyboard. */
const RUNS = ['012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** One to six characters, again and again: `aaaaaaaa`, `12341234`, `qwertyqwerty`. */
const REPEATED = /^(.{1,6})\1+$/su;

let listed: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is among the commonest (decision 14), in upper or lower case and with digits of any script. The list
 * is zxcvbn's, some 49,000 in the order of their frequency, of which 18,000 are long enough to be asked for; it leaves out
 * what is only repeated or runs along the keyboard, so that is told apart by its pattern.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = toLatinDigits(password.normalize('NFKC')).toLowerCase();
  if (REPEATED.test(plain) || RUNS.some((run) => run.includes(plain) || reversed(run).includes(plain)))
    return true;
  listed ??= readList();
  return (await listed).has(plain);
}

/** Unpacked at the first new password: most processes' visitors choose none. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD.min));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
