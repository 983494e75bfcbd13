/** What begins the name of everything typed in the back office and kept on this device while it is not saved. */
export const DRAFT = 'basma-draft:';

/** Whoever logs out leaves no drafts on the device. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
