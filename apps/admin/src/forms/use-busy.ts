import { useCallback, useState } from 'react';

/** Whether anything that tells its beginning and its end by name is under way. */
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
