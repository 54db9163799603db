import { hasNginx, restartUnderLoad } from '../../../../tools/attack/restarts-under-load.mjs';
import { busyMachineMs } from '../busy-machine.ts';

describe('a restart under load', () => {
  it.each([['clients that keep their connections', false] as const, ...(hasNginx ? [['nginx', true] as const] : [])])(
    'cuts off no request of %s',
    async (_who, behindNginx) => {
      const { served, resets, wrong, exits } = await restartUnderLoad({ rounds: 3, clients: 24, behindNginx });
      expect(served).toBeGreaterThan(50);
      expect({ resets, wrong, exits }).toEqual({ resets: 0, wrong: [], exits: [] });
    },
    busyMachineMs,
  );
});
