import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { commonCopy as common } from '../common.copy.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { Loading } from '../components/loading.tsx';
import { Opening } from '../components/opening.tsx';
import { readQuery } from '../reads.ts';
import { CodeDialog } from '../second-factor/code-dialog.tsx';
import { statsPath } from '../session.ts';
import { AntdTheme } from '../theme/antd-theme-provider.tsx';
import { useAccount } from '../use-may.ts';
import { BottomBar } from './bottom-bar.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { PageBoundary } from './page-boundary.tsx';
import { pages } from './pages.ts';
import { Permitted } from './permitted.tsx';
import { preload } from './preload.ts';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import layout from '../components/layout.module.css';
import styles from './frame.module.css';

interface ConsoleProps {
  /** Figures that were read when the credential was checked. */
  stats: StatsResponse;
  onLogout(): void;
}

/** API-09 to API-13: each read is made once and is not repeated automatically; code that changes data says what to read again. */
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
        <BrowserRouter basename={`${basePath}/admin`}>
          <Account onLogout={onLogout} />
        </BrowserRouter>
      </QueryClientProvider>
    </AntdTheme>
  );
}

/** Shows nothing of the console until the account's permissions are known, because they decide what is shown. */
function Account({ onLogout }: { onLogout(): void }) {
  const { data, error, refetch } = useAccount();
  if (data) return <Frame onLogout={onLogout} />;
  if (error) return <LoadFailed title={copy.dashboardFailed} error={error} onRetry={() => void refetch()} />;
  return <Opening label={copy.openingDashboard} />;
}

function Frame({ onLogout }: { onLogout(): void }) {
  const content = useArrival();
  const { pathname } = useLocation();
  useFocusKeeper();
  return (
    <>
      <TopBar onLogout={onLogout} />
      <CodeDialog />
      <div className={styles.frame} onPointerOver={preload}>
        <SideBar />
        <div className={layout.grow}>
          <div ref={content} className={styles.main} tabIndex={-1}>
            <PageBoundary key={pathname}>
              <Suspense fallback={<Loading label={common.loading} />}>
                <Routes>
                  {Object.entries(pages).map(([path, { needs, Page }]) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <Permitted needs={needs}>
                          <Page />
                        </Permitted>
                      }
                    />
                  ))}
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </Suspense>
            </PageBoundary>
          </div>
          <BottomBar />
        </div>
      </div>
    </>
  );
}
