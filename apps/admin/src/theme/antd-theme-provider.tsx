import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { use, useMemo } from 'react';
import { interfaceLanguage } from '@ministry/messages';
import { antdTheme } from './antd-theme.ts';
import { spacing, useTheme } from './console-theme.tsx';

/** Ant Design's built-in texts are English; other languages are loaded from a separate file. If that fails, it stays English. */
const localeOf =
  interfaceLanguage === 'en'
    ? null
    : import('./antd-locale.ts').then(
        ({ antdLocale }) => antdLocale,
        () => undefined,
      );

/** Passes the current colours, spacing and language to Ant Design. */
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
