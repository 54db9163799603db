import { useEffect } from 'react';

/** In the place of a lightbox whose code cannot be had, offline say: the photo's own page does without it. */
export default function NoLightbox({ onUnavailable }: { onUnavailable: () => void }) {
  useEffect(onUnavailable);
  return null;
}
