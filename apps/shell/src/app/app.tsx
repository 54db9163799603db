import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { Loading } from '../drawings/loading.tsx';
import { Layout } from '../layout/layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageView } from './page.tsx';
import { pages } from './pages.ts';
import { SiteProvider, type SiteSettings } from './site.tsx';

const routes: RouteObject[] = pages.map((page) => ({ path: page.path, element: <PageView page={page} /> }));

/** The application inside the router, for server and browser. */
export function App({
  reads,
  settings,
  renderedAt,
}: {
  reads: QueryClient;
  settings: SiteSettings;
  renderedAt: number;
}) {
  const page = useRoutes(routes);
  return (
    <QueryClientProvider client={reads}>
      <SiteProvider settings={settings} renderedAt={renderedAt}>
        <Layout>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>{page}</Suspense>
          </ErrorBoundary>
        </Layout>
      </SiteProvider>
    </QueryClientProvider>
  );
}
