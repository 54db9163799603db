import { Link } from 'react-router-dom';
import { ministry } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { officePhoneHref } from '../app/links.ts';
import { useNow } from '../app/site.tsx';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { NewsletterForm } from '../features/newsletter/components/newsletter-form.tsx';
import { navigationCopy as copy, quickLinks, serviceLinks } from './navigation.copy.ts';
import { SaveDataSwitch } from './save-data-switch.tsx';
import css from './footer.module.css';

/** @param withNewsletter false in the consoles */
export function Footer({ withNewsletter }: { withNewsletter: boolean }) {
  const year = useNow().getUTCFullYear();
  const since = ministry.copyrightSince;
  return (
    <footer className={css.footer}>
      <div className={css.band} />
      {withNewsletter ? <NewsletterForm /> : null}
      <div className={`wrap ${css.columns}`}>
        <section className={css.about}>
          <p className={css.brand}>
            <Coil size={36} className="sun" />
            {ministry.name}
          </p>
          <p>{ministry.tagline}</p>
          <p className={css.social}>
            {ministry.social.map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noopener">
                <Icon name={name.toLowerCase() as IconName} size={24} />
                <span className="unseen">
                  {name} {copy.newTab}
                </span>
              </a>
            ))}
          </p>
        </section>
        <Links heading={copy.footerQuick} links={quickLinks} />
        <Links heading={copy.footerServices} links={serviceLinks} />
        <section>
          <h2>{copy.footerMinistries}</h2>
          <ul>
            {ministry.footerMinistries.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{copy.footerReach}</h2>
          <ul>
            <li>
              <a href={officePhoneHref}>{ministry.phone}</a>
            </li>
            <li>
              <a href={`mailto:${ministry.email}`}>{ministry.email}</a>
            </li>
            <li>
              {ministry.address.street}, {ministry.address.town}
            </li>
            <li>{ministry.postal}</li>
          </ul>
        </section>
      </div>
      <div className={`wrap ${css.rights}`}>
        <p>
          © {year > since ? `${since}–${year}` : since} {ministry.name}
        </p>
        <SaveDataSwitch />
      </div>
    </footer>
  );
}

function Links({ heading, links }: { heading: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
