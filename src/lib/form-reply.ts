/** What a refused plain form leaves for the page that is rendered again: shown once, never cached. */
export interface FormReply {
  /** Which form of the page was sent. */
  form: 'booking' | 'login' | 'register' | 'forgotten' | 'reset';
  /** The Arabic message over the form. */
  message: string;
  /** Field name → Arabic message. */
  fields: Record<string, string>;
  /** What was typed, to be shown again; never a password. */
  values: Record<string, string>;
}

/** What the server tells a page beside its address. */
export interface PageContext {
  form: FormReply | null;
  /** The tag manager's id, on a page where it starts. */
  tagManager?: string | undefined;
}
