import { useEffect, useState } from 'react';
import { api } from '../../../app/reads.ts';
import { bitrateIn, picturesIn, type StreamCost } from '../stream-cost.ts';

/** A stream elsewhere need not let this page read it; the player then weighs what comes. */
const textOf = (path: string): Promise<string> =>
  api.readFile(path).then(
    (file) => file.text(),
    () => '',
  );

/** What the stream costs, from its playlists (less than a kilobyte each); undefined until they are read. */
export function useStreamCost(address: string, audioAddress: string | null): StreamCost | undefined {
  const [cost, setCost] = useState<StreamCost>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([textOf(address), audioAddress === null ? '' : textOf(audioAddress)]).then(([main, sound]) => {
      if (!isGone) setCost({ pictures: picturesIn(main), sound: bitrateIn(sound), main });
    });
    return () => {
      isGone = true;
    };
  }, [address, audioAddress]);
  return cost;
}
