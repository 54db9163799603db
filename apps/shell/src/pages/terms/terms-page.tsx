import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { ProsePage } from '../../layout/prose-page.tsx';
import { termsSections, termsWords as words } from './terms.content.ts';

/** NAV-39 */
function TermsPage() {
  return (
    <ProsePage
      head={{ title: words.title, description: words.description, path: '/terms' }}
      lead={words.lead}
      sections={termsSections}
    >
      <p>
        <Link to="/privacy">Privacy Policy</Link>
      </p>
    </ProsePage>
  );
}

export const termsPage: PageModule = { Component: TermsPage };
