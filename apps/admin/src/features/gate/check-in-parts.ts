// Used by the console's entrance, and in advance by the page that is to be stored. Both import from here, so that they load the same files.

export const loadCheckInOffer = () => import('./check-in-offer.tsx');
/** Removes the stored names from the device; a device without storage has none. */
export const removeNames = (): Promise<void> =>
  import('./gate-storage.ts').then(({ removeSentLists }) => removeSentLists()).catch(() => undefined);
export const loadCheckInWithoutSignIn = () => import('./check-in-without-sign-in.tsx');
