import { useCallback, useState } from 'react';

/** Tracks named tasks, each of which reports its beginning and its end; returns whether any is under way. */
export function useBusy() {
  const [names, setNames] = useState<readonly string[]>([]);
  const notify = useCallback((name: string, isBusy: boolean) => {
    setNames((current) =>
      current.includes(name) === isBusy
        ? current
        : isBusy
          ? [...current, name]
          : current.filter((other) => other !== name),
    );
  }, []);
  return { isBusy: names.length > 0, notify };
}
