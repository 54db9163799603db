import type { ComponentProps } from 'react';
import { StoredImage } from '@ministry/ui/stored-image';
import { useSettings } from '../app/site.tsx';

interface PictureProps extends Omit<ComponentProps<typeof StoredImage>, 'loadOnTap' | 'retryAfter'> {
  /** Words that bring the picture when data are saved; without them its placeholder stands there alone. */
  tap?: string;
}

/** A stored picture of a page; nothing of it is fetched unasked where the visitor saves data. */
export function Picture({ tap, ...picture }: PictureProps) {
  const { saveData } = useSettings();
  if (!saveData) return <StoredImage {...picture} />;
  return tap === undefined ? picture.placeholder : <StoredImage {...picture} loadOnTap={tap} />;
}
