/** The look of the links between the account pages. */
export const ACCOUNT_LINK = 'target font-semibold text-brand hover:underline';
