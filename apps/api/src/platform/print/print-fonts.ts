import { readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import type { Font } from 'fontkit';
import { apiFolder } from '../config/api-folder.ts';

export type FontName = 'regular' | 'bold';
export type Fonts = Record<FontName, Font>;

const files: Record<FontName, string> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

/** Noto Sans, which has the letters of Acholi and Lango. */
export async function printFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  // Called through the module object: the bundler recognises a named `createRequire` and would bundle the font.
  const located = nodeModule.createRequire(new URL('package.json', apiFolder));
  const open = async (name: FontName): Promise<Font> => {
    const font = create(await readFile(located.resolve(files[name])));
    if (!('layout' in font)) throw new Error(`${files[name]} holds several fonts`);
    return font;
  };
  return { regular: await open('regular'), bold: await open('bold') };
}
