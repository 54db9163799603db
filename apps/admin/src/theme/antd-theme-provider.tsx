import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { spacing, useTheme } from './console-theme.tsx';

/** Tells Ant Design the colours and the spacing that hold now. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { palette, isDark, density } = useTheme();
  const config = useMemo(() => antdTheme(palette, isDark, spacing[density]), [palette, isDark, density]);
  return <ConfigProvider theme={config}>{children}</ConfigProvider>;
}
