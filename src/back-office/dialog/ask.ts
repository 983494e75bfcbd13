import { checkInput, type DialogInput } from './check-input.ts';

/** Every way in which the dialog can close (specification, section 4). */
export type ClosedBy = 'confirm' | 'deny' | 'cancel' | 'close' | 'backdrop' | 'escape' | 'timer';

/** How it ended. */
export interface Answer {
  closedBy: ClosedBy;
  /** What was typed, trimmed; '' without an input, or where it was not confirmed. */
  value: string;
}

/** Runs before the dialog closes by its button; false, or an error, keeps it open. */
type PreCheck = (value: string) => unknown;

export interface Question {
  title: string;
  text?: string;
  input?: DialogInput;
  /** Buttons beside confirm; cancel alone where nothing is said. */
  buttons?: readonly ('deny' | 'cancel' | 'close')[];
  /** Instead of the specification's OK, No and Cancel. */
  confirmText?: string;
  denyText?: string;
  cancelText?: string;
  /** What confirming does cannot be taken for anything harmless: the button is red. */
  danger?: boolean;
  preConfirm?: PreCheck;
  preDeny?: PreCheck;
  /** Milliseconds after which it closes by itself. */
  timer?: number;
  /** Enter confirms and Escape leaves; both unless this says no. */
  allowEnter?: boolean;
  allowEscape?: boolean;
  allowBackdrop?: boolean;
}

/** A question that stands open. */
export interface OpenQuestion extends Question {
  id: number;
  /** Its pre-check is under way. */
  busy: boolean;
  /** What is wrong with what was typed. */
  mistake: string;
}

let open: readonly OpenQuestion[] = [];
let lastId = 0;
const answerers = new Map<number, (answer: Answer) => void>();
const listeners = new Set<() => void>();

/** Asks in a dialog and resolves, always, with how it closed; `dialogs.tsx` shows it. */
export function ask(question: Question): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  const timer =
    question.timer === undefined ? undefined : setTimeout(() => leave(id, 'timer'), question.timer);
  show([...open, { ...question, id, busy: false, mistake: '' }]);
  return new Promise<Answer>((resolve) => answerers.set(id, resolve)).finally(() => clearTimeout(timer));
}

/** Presses confirm or deny with what is typed: checked, pre-checked, then closed, or held open. */
export async function press(id: number, by: 'confirm' | 'deny', typed = ''): Promise<void> {
  const question = open.find((one) => one.id === id);
  if (!question || question.busy) return;
  const value = typed.trim();
  const mistake = by === 'confirm' && question.input ? checkInput(question.input, value) : '';
  if (mistake) return change(id, { mistake });
  const check = by === 'confirm' ? question.preConfirm : question.preDeny;
  if (check) {
    change(id, { busy: true, mistake: '' });
    if (!(await passes(check, value))) return change(id, { busy: false });
  }
  close(id, { closedBy: by, value: by === 'confirm' ? value : '' });
}

/** Leaves the dialog without confirming or denying, where it may be left like this. */
export function leave(id: number, by: Exclude<ClosedBy, 'confirm' | 'deny'>): void {
  const question = open.find((one) => one.id === id);
  if (by === 'escape' && question?.allowEscape === false) return;
  if (by === 'backdrop' && question?.allowBackdrop === false) return;
  close(id, { closedBy: by, value: '' });
}

/** The questions that stand open, the latest last. */
export function openQuestions(): readonly OpenQuestion[] {
  return open;
}

/** Calls back at every change of `openQuestions`; answers how to stop it. */
export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function passes(check: PreCheck, value: string): Promise<boolean> {
  try {
    return (await check(value)) !== false;
  } catch {
    return false;
  }
}

function close(id: number, answer: Answer): void {
  const resolve = answerers.get(id);
  answerers.delete(id);
  show(open.filter((one) => one.id !== id));
  resolve?.(answer);
}

function change(id: number, more: Partial<OpenQuestion>): void {
  show(open.map((one) => (one.id === id ? { ...one, ...more } : one)));
}

function show(next: readonly OpenQuestion[]): void {
  open = next;
  for (const listener of listeners) listener();
}
