import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useTheme } from './console-theme.tsx';

/** Tells Ant Design the colours that hold now. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { palette, isDark } = useTheme();
  const config = useMemo(() => antdTheme(palette, isDark), [palette, isDark]);
  return <ConfigProvider theme={config}>{children}</ConfigProvider>;
}
