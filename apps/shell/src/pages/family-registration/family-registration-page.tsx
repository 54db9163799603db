import { Link, useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { FamilyRegistration } from '../../features/families/components/family-registration.tsx';
import { familyCopy as copy } from '../../features/families/families.copy.ts';
import { outcomeWithoutScript } from '../../forms/plain-outcome.ts';
import { Banner } from '../../layout/banner.tsx';
import css from './family-registration.module.css';

function FamilyRegistrationPage() {
  usePageHead({ title: copy.heading, description: copy.description, path: '/family-registration' });
  const [search] = useSearchParams();
  return (
    <>
      <Banner title={copy.heading} lead={copy.lead} />
      <div className={`wrap section ${css.columns}`}>
        <section id="family" aria-labelledby="family-heading" tabIndex={-1}>
          <h2 id="family-heading">{copy.formHeading}</h2>
          <FamilyRegistration outcome={outcomeWithoutScript(search, 'family', 'registered')} />
        </section>
        <section id="kept" className={css.saved} aria-labelledby="kept-heading" tabIndex={-1}>
          <h2 id="kept-heading">{copy.savedHeading}</h2>
          {copy.saved.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <Link to="/privacy">{copy.privacy}</Link>
          </p>
        </section>
      </div>
    </>
  );
}

export const page: PageModule = {
  Component: FamilyRegistrationPage,
  query: ['family', 'fields'],
};
