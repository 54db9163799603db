import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { isHidden } from '@ministry/domain';
import { Loading } from '../drawings/loading.tsx';
import { Layout } from '../layout/layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Page, PageView } from './page.tsx';
import { pages } from './pages.ts';
import { type PageSettings, SiteProvider } from './site.tsx';

const routeOf = (page: Page): RouteObject => ({ path: page.path, element: <PageView page={page} /> });

/** The application inside the router, for server and browser. */
export function App({
  reads,
  settings,
  renderedAt,
  only,
}: {
  reads: QueryClient;
  settings: PageSettings;
  renderedAt: number;
  /** The requested page. Set on the server, where no navigation follows: matching all routes takes a tenth of the rendering time. */
  only?: Page;
}) {
  const routes = only ? [only] : pages.filter(({ path }) => !isHidden(path, settings.hidden));
  const page = useRoutes(routes.map(routeOf));
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
