import { useEffect } from 'react';

/** Replaces the lightbox if its code cannot be loaded, for example offline: the photo's page is shown instead. */
export default function NoLightbox({ onUnavailable }: { onUnavailable: () => void }) {
  useEffect(onUnavailable);
  return null;
}
