import { Link, useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { FamilyRegistration } from '../../features/families/components/family-registration.tsx';
import { familyWords as words } from '../../features/families/families.content.ts';
import { plainOutcome } from '../../forms/plain-outcome.ts';
import { Banner } from '../../layout/banner.tsx';
import css from './family-registration.module.css';

function FamilyRegistrationPage() {
  usePageHead({ title: words.heading, description: words.description, path: '/family-registration' });
  const [search] = useSearchParams();
  return (
    <>
      <Banner title={words.heading} lead={words.lead} />
      <div className={`wrap section ${css.columns}`}>
        <section id="family" aria-labelledby="family-heading" tabIndex={-1}>
          <h2 id="family-heading">{words.formHeading}</h2>
          <FamilyRegistration outcome={plainOutcome(search, 'family', 'registered')} />
        </section>
        <section id="kept" className={css.kept} aria-labelledby="kept-heading" tabIndex={-1}>
          <h2 id="kept-heading">{words.keptHeading}</h2>
          {words.kept.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <Link to="/privacy">{words.privacy}</Link>
          </p>
        </section>
      </div>
    </>
  );
}

export const familyRegistrationPage: PageModule = { Component: FamilyRegistrationPage };
