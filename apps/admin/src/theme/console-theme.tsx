import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { tokens } from '@ministry/ui';
import type { Palette } from './palette.ts';
import { dark, light } from './palette.ts';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'consoleTheme';
const darkDevice = '(prefers-color-scheme: dark)';
const calmDevice = '(prefers-reduced-motion: reduce)';

interface ThemeState {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
  palette: Palette;
  isDark: boolean;
  /** Whether the device asks for less motion. */
  isCalm: boolean;
}

const Theme = createContext<ThemeState>({
  choice: 'system',
  choose: () => undefined,
  palette: light,
  isDark: false,
  isCalm: false,
});
export const useTheme = () => useContext(Theme);

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** What the device prefers, also when it changes its mind. */
function useDevice(preference: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const query = matchMedia(preference);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [preference],
  );
  return useSyncExternalStore(watch, () => matchMedia(preference).matches);
}

/** The shell keeps this much free under its sticky header; alone, the console has none over it. */
function heightOfStickyHeader(): string {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return scrollPaddingTop === 'auto' ? '0px' : scrollPaddingTop;
}

/**
 * Light or dark, as `--c-*` custom properties on the document. The login form needs no more than these; Ant Design is told
 * by `AntdTheme`, with the console.
 */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const deviceIsDark = useDevice(darkDevice);
  const isCalm = useDevice(calmDevice);
  const isDark = choice === 'system' ? deviceIsDark : choice === 'dark';
  const palette = isDark ? dark : light;

  // Dialogs and menus are drawn outside the console's own element, so the properties stand on the document.
  useEffect(() => {
    const { style } = document.documentElement;
    const previous = style.colorScheme;
    style.colorScheme = isDark ? 'dark' : 'light';
    const properties = Object.entries({
      ...palette,
      display: tokens.font.display,
      'under-header': heightOfStickyHeader(),
    });
    for (const [name, value] of properties) style.setProperty(`--c-${name}`, value);
    return () => {
      style.colorScheme = previous;
      for (const [name] of properties) style.removeProperty(`--c-${name}`);
    };
  }, [palette, isDark]);

  const value = useMemo(
    () => ({
      choice,
      palette,
      isDark,
      isCalm,
      choose(next: ThemeChoice) {
        localStorage.setItem(storageKey, next);
        setChoice(next);
      },
    }),
    [choice, palette, isDark, isCalm],
  );

  return <Theme value={value}>{children}</Theme>;
}
