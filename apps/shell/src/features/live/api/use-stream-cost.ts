import { useEffect, useState } from 'react';
import { api } from '../../../app/reads.ts';
import { bitrateIn, renditionsIn, type StreamCost } from '../stream-cost.ts';

/** Empty if the playlist cannot be read, for example on another site that does not allow it; the player then measures the traffic. */
const textOf = (path: string): Promise<string> =>
  api.readFile(path).then(
    (file) => file.text(),
    () => '',
  );

/** The data cost of the stream, from its playlists (less than a kilobyte each); undefined until they are read. */
export function useStreamCost(address: string, audioAddress: string | null): StreamCost | undefined {
  const [cost, setCost] = useState<StreamCost>();
  useEffect(() => {
    let isCancelled = false;
    void Promise.all([textOf(address), audioAddress === null ? '' : textOf(audioAddress)]).then(([main, sound]) => {
      if (!isCancelled) setCost({ renditions: renditionsIn(main), sound: bitrateIn(sound), main });
    });
    return () => {
      isCancelled = true;
    };
  }, [address, audioAddress]);
  return cost;
}
