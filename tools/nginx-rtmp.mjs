// nginx with its RTMP module: the media server of its own that tests have at hand.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasFfmpeg } from './encoder.mjs';

/** Where Debian and its kin keep the module. */
export const nginxRtmpModule = [
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/lib64/nginx/modules/ngx_rtmp_module.so',
].find(existsSync);

/** Whether this machine has it, and somebody to publish to it. */
export const hasNginxRtmp =
  hasFfmpeg && nginxRtmpModule !== undefined && spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
