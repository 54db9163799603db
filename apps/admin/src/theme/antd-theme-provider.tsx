import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { use, useMemo } from 'react';
import { interfaceLanguage } from '@ministry/messages';
import { antdTheme } from './antd-theme.ts';
import { spacing, useTheme } from './console-theme.tsx';

/** Its own words are English; those of another language come in a file of their own. Without it, it stays English. */
const localeOf =
  interfaceLanguage === 'en'
    ? null
    : import('./antd-locale.ts').then(
        ({ antdLocale }) => antdLocale,
        () => undefined,
      );

/** Tells Ant Design the colours and the spacing that hold now, and the language. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { palette, isDark, density } = useTheme();
  const config = useMemo(() => antdTheme(palette, isDark, spacing[density]), [palette, isDark, density]);
  const locale = localeOf ? use(localeOf) : undefined;
  return (
    <ConfigProvider theme={config} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}
