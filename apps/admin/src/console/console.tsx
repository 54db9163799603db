import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { Loading } from '../components/loading.tsx';
import { readQuery } from '../reads.ts';
import { statsPath } from '../session.ts';
import { AntdTheme } from '../theme/antd-theme-provider.tsx';
import { useStats } from '../use-stats.ts';
import { ConsoleHeader } from './console-header.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { pages } from './pages.ts';
import { SectionNav } from './section-nav.tsx';
import { useArrival } from './use-arrival.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import styles from './console.module.css';

interface ConsoleProps {
  /** Read when the credential was checked. */
  stats: StatsResponse;
  onLogout(): void;
}

/** API-09 to API-13: a read is made once, never repeated by itself; what changes something says what to read again. */
function queriesWith(stats: StatsResponse): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      mutations: { retry: false },
    },
  });
  queries.setQueryData(readQuery(statsPath).queryKey, stats);
  return queries;
}

/** Everything behind the login. */
export default function Console({ stats, onLogout }: ConsoleProps) {
  const [queries] = useState(() => queriesWith(stats));
  return (
    <AntdTheme>
      <QueryClientProvider client={queries}>
        <BrowserRouter basename="/admin">
          <Frame onLogout={onLogout} />
        </BrowserRouter>
      </QueryClientProvider>
    </AntdTheme>
  );
}

function Frame({ onLogout }: { onLogout(): void }) {
  const content = useArrival();
  const { pathname } = useLocation();
  const { data } = useStats();
  useFocusKeeper();
  return (
    <>
      <ConsoleHeader onLogout={onLogout} />
      <SectionNav stats={data} />
      <div ref={content} className={styles.main} tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<Loading label="Loading…" />}>
            <Routes>
              {Object.entries(pages).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
    </>
  );
}
