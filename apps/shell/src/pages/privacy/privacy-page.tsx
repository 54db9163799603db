import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import type { PageModule } from '../../app/page.tsx';
import { ProsePage, renderedProse } from '../../layout/prose-page.tsx';
import { privacyCopy as copy } from './privacy.copy.ts';

const path = apiPath('/api/site/privacy-page');

/** NAV-38 */
const PrivacyPage = () => (
  <ProsePage path={path} head={{ title: copy.title, description: copy.description, path: '/privacy' }} lead={copy.lead}>
    <p>
      <Link to="/contact#message">{copy.write}</Link>
    </p>
  </ProsePage>
);

export const page: PageModule = { Component: PrivacyPage, rendered: renderedProse(path) };
