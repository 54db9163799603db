import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { useSettings } from '../../app/site.tsx';
import { ProsePage } from '../../layout/prose-page.tsx';
import { privacyCopy as copy, privacySections } from './privacy.copy.ts';

/** NAV-38 */
function PrivacyPage() {
  const { identity } = useSettings();
  return (
    <ProsePage
      head={{ title: copy.title, description: copy.description, path: '/privacy' }}
      lead={copy.lead}
      sections={privacySections(identity)}
    >
      <p>
        <Link to="/contact#message">Write to us about your data</Link>
      </p>
    </ProsePage>
  );
}

export const page: PageModule = { Component: PrivacyPage };
