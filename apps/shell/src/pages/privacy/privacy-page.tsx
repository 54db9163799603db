import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { ProsePage } from '../../layout/prose-page.tsx';
import { privacySections, privacyWords as words } from './privacy.content.ts';

/** NAV-38 */
function PrivacyPage() {
  return (
    <ProsePage
      head={{ title: words.title, description: words.description, path: '/privacy' }}
      lead={words.lead}
      sections={privacySections}
    >
      <p>
        <Link to="/contact#message">Write to us about your data</Link>
      </p>
    </ProsePage>
  );
}

export const privacyPage: PageModule = { Component: PrivacyPage };
