// nginx with its RTMP module: the external media server that the tests use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasFfmpeg } from './encoder.mjs';

/** Where Linux distributions put the module. */
export const nginxRtmpModule = [
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/lib64/nginx/modules/ngx_rtmp_module.so',
].find(existsSync);

/** Whether this machine has nginx with the module, and ffmpeg to publish to it. */
export const hasNginxRtmp =
  hasFfmpeg && nginxRtmpModule !== undefined && spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
