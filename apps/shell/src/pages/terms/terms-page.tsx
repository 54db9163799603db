import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import type { PageModule } from '../../app/page.tsx';
import { ProsePage, renderedProse } from '../../layout/prose-page.tsx';
import { termsCopy as copy } from './terms.copy.ts';

const path = apiPath('/api/site/terms-page');

/** NAV-39 */
const TermsPage = () => (
  <ProsePage path={path} head={{ title: copy.title, description: copy.description, path: '/terms' }} lead={copy.lead}>
    <p>
      <Link to="/privacy">{copy.privacy}</Link>
    </p>
  </ProsePage>
);

export const page: PageModule = { Component: TermsPage, rendered: renderedProse(path) };
