import { startNginxFront as startFront } from '../../../tools/nginx-front.mjs';
import { freePort } from '../../../tools/product.mjs';
import { closeAtTheEnd } from './leftovers.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { hasNginx } from '../../../tools/nginx-front.mjs';

export interface NginxFront {
  port: number;
  /** Ids of the requests that nginx has logged, which it does when a request ends. */
  requestIds(): Set<string>;
}

/** Starts nginx with docker/nginx.conf in front of the API processes. It stops at the end of this test file. */
export async function startNginxFront(...apiPorts: string[]): Promise<NginxFront> {
  const port = await freePort();
  const { stop, accessLog } = await startFront({ folder: temporaryFolder('front'), port, apiPorts });
  closeAtTheEnd(stop);
  return {
    port,
    requestIds: () =>
      new Set(
        accessLog()
          .split('\n')
          .flatMap((line) => line.split(' ').at(-1) ?? [])
          .filter((id) => id !== ''),
      ),
  };
}
