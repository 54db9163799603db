import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { useSettings } from '../../app/site.tsx';
import { ProsePage } from '../../layout/prose-page.tsx';
import { termsCopy as copy, termsSections } from './terms.copy.ts';

/** NAV-39 */
function TermsPage() {
  const { identity } = useSettings();
  return (
    <ProsePage
      head={{ title: copy.title, description: copy.description, path: '/terms' }}
      lead={copy.lead}
      sections={termsSections(identity)}
    >
      <p>
        <Link to="/privacy">Privacy Policy</Link>
      </p>
    </ProsePage>
  );
}

export const page: PageModule = { Component: TermsPage };
