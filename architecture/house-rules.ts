import { isTest } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

const LONGEST_FILE = 300;
const GRAB_BAG = /(^|\/)(utils?|helpers?|misc|common|index)\.tsx?$/;
const PHYSICAL =
  /["'`\s](-?(?:m|p)[lr]-|(?:left|right)-(?:\d|\[|auto|full)|text-(?:left|right)\b|float-(?:left|right)\b|(?:rounded|border)-[lr](?:-|\b))/;
/** A colour written into a class: its contrast is measured for the tokens of `ui/styles.css` alone. */
const OWN_COLOUR = /\[#[0-9a-f]{3,8}\]/i;
const ARABIC = /[\u0621-\u064a]/;
/** Arabic is written in `messages/`; these hold it as data or as letters to fold. */
const ARABIC_HOLDERS = /^(messages|demo|lib\/(arabic|slug|(all-)?countries|phone)|features\/site\/clinic)/;

/** Files that are too long, named for nothing, physical or off-colour in their CSS, or hold Arabic outside `messages/`. */
export function houseViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...nameAndLength(file), ...classes(file), ...arabic(file)]);
}

function nameAndLength({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  const found: string[] = [];
  if (lines > LONGEST_FILE) found.push(`${path} has ${lines} lines: several things in one file`);
  if (GRAB_BAG.test(path) && !path.startsWith('routes/')) found.push(`${path} is a grab-bag or a barrel`);
  return found;
}

function classes({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.tsx')) return [];
  const found = PHYSICAL.exec(text)?.[1];
  const colour = OWN_COLOUR.exec(text)?.[0];
  return [
    ...(found ? [`${path} says ${found}: logical CSS only`] : []),
    ...(colour ? [`${path} says ${colour}: a colour is a token of ui/styles.css`] : []),
  ];
}

function arabic({ path, text }: SourceFile): string[] {
  if (isTest(path) || path.startsWith('testing/') || ARABIC_HOLDERS.test(path)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
  return ARABIC.test(code) ? [`${path} holds Arabic text: it belongs into messages/`] : [];
}

/** The first cycle of value imports found from each file, as a path of files. */
export function cycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map((file) => [file.path, file.imports.filter((i) => i.own && !i.typeOnly)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next.target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
