// node tools/icons.mjs: draws the icons of the installed site from its logo, apps/shell/public/assets/icon-1.svg.
// They are committed. A new drawing gets the next number, because browsers cache a file name for good.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run.mjs';

const folder = join(root, 'apps/shell/public/assets');
const mark = readFileSync(join(folder, 'icon-1.svg'), 'utf8');
const rings = /<g .*<\/g>/.exec(mark)?.[0];
const ground = /fill="(#[0-9A-F]{6})"/.exec(mark)?.[1];

/** Fills the square, with the rings inside the circle of 80 % that every icon shape shows. */
const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" fill="${ground}"/><g transform="translate(17 17) scale(.8) translate(-17 -17)">${rings}</g></svg>`;

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 34 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, `${name}-${size}-1.png`));

for (const size of [192, 512]) await draw(mark, size, 'icon');
for (const size of [180, 192, 512]) await draw(full, size, 'icon-full');
