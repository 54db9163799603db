// Asked for by the console's entrance and, beforehand, by the page that is to be stored: from one place, so that both mean the same files.

export const loadCheckInOffer = () => import('./check-in-offer.tsx');
/** Takes the names off the device; one that stores nothing has none. */
export const removeNames = (): Promise<void> =>
  import('./gate-storage.ts').then(({ removeSentLists }) => removeSentLists()).catch(() => undefined);
export const loadCheckInWithoutSignIn = () => import('./check-in-without-sign-in.tsx');
