import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { ProsePage } from '../../layout/prose-page.tsx';
import { termsSections, termsCopy as copy } from './terms.copy.ts';

/** NAV-39 */
function TermsPage() {
  return (
    <ProsePage
      head={{ title: copy.title, description: copy.description, path: '/terms' }}
      lead={copy.lead}
      sections={termsSections}
    >
      <p>
        <Link to="/privacy">Privacy Policy</Link>
      </p>
    </ProsePage>
  );
}

export const termsPage: PageModule = { Component: TermsPage };
