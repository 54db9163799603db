// Prints the facts of this machine that decide which tests run and what they see; part of the inputs of their Nx targets.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { findServer } from './database-servers.mjs';
import { nginxRtmpModule } from './nginx-rtmp.mjs';

/** First line of a program's version output, or an empty text where the program is missing. */
const version = (program, ...args) =>
  program ? (spawnSync(program, args, { encoding: 'utf8' }).stdout ?? '').split('\n')[0] : '';

/** The layout tests measure text in these fonts. */
const fonts = [
  '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
];

console.log(
  [
    `${process.platform} ${process.arch}`,
    version(...(findServer('mariadb') ?? []), '--version'),
    version(...(findServer('mysql') ?? []), '--version'),
    version('ffmpeg', '-version'),
    nginxRtmpModule ?? '',
    version(chromiumPath, '--version'),
    ...fonts.filter((font) => existsSync(font)),
  ].join('\n'),
);
