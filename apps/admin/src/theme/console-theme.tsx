import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lookOf, standardLook } from '@ministry/domain';
import { tokens, useSite } from '@ministry/ui';
import type { Palette } from './palette.ts';
import { paletteOf } from './palette.ts';

/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** How much space rows and controls take. */
export type Density = 'compact' | 'middle' | 'large';

const storageKey = 'consoleTheme';
const densityKey = 'consoleDensity';
const darkDevice = '(prefers-color-scheme: dark)';

interface ThemeState {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
  density: Density;
  chooseDensity(density: Density): void;
  palette: Palette;
  isDark: boolean;
}

const Theme = createContext<ThemeState>({
  choice: 'system',
  choose: () => undefined,
  density: 'middle',
  chooseDensity: () => undefined,
  palette: paletteOf(standardLook, false),
  isDark: false,
});
export const useTheme = () => useContext(Theme);

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function storedDensity(): Density {
  const stored = localStorage.getItem(densityKey);
  return stored === 'compact' || stored === 'large' ? stored : 'middle';
}

function watchDevice(listener: () => void) {
  const query = matchMedia(darkDevice);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Pixels: the height of a control, and the space above and below the text of a table cell. */
export const spacing: Record<Density, { control: number; cell: number }> = {
  compact: { control: 32, cell: 3 },
  middle: { control: 36, cell: 5 },
  large: { control: 44, cell: 12 },
};

/** Space that the shell keeps free under its sticky header; without the shell there is no header. */
function heightOfStickyHeader(): string {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return scrollPaddingTop === 'auto' ? '0px' : scrollPaddingTop;
}

/**
 * Light or dark mode, as `--c-*` custom properties on the document. The login form needs only these; `AntdTheme` passes
 * them to Ant Design when the console is loaded.
 */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const [density, setDensity] = useState(storedDensity);
  const deviceIsDark = useSyncExternalStore(watchDevice, () => matchMedia(darkDevice).matches);
  const isDark = choice === 'system' ? deviceIsDark : choice === 'dark';
  const { mainColour, accentColour } = useSite().settings?.identity ?? {};
  const palette = useMemo(
    () => paletteOf(lookOf({ mainColour, accentColour }), isDark),
    [mainColour, accentColour, isDark],
  );

  // Dialogs and menus are rendered outside the console's own element, so the properties are set on the document.
  useEffect(() => {
    const { style } = document.documentElement;
    const previous = style.colorScheme;
    style.colorScheme = isDark ? 'dark' : 'light';
    const properties = Object.entries({
      ...palette,
      control: `${spacing[density].control}px`,
      display: tokens.font.display,
      'under-header': heightOfStickyHeader(),
    });
    for (const [name, value] of properties) style.setProperty(`--c-${name}`, value);
    return () => {
      style.colorScheme = previous;
      for (const [name] of properties) style.removeProperty(`--c-${name}`);
    };
  }, [palette, isDark, density]);

  const value = useMemo(
    () => ({
      choice,
      palette,
      isDark,
      choose(next: ThemeChoice) {
        localStorage.setItem(storageKey, next);
        setChoice(next);
      },
      density,
      chooseDensity(next: Density) {
        localStorage.setItem(densityKey, next);
        setDensity(next);
      },
    }),
    [choice, density, palette, isDark],
  );

  return <Theme value={value}>{children}</Theme>;
}
