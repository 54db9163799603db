import { Link } from 'react-router-dom';
import { phoneHref } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { specialMinistriesId, useIsShown, useNow, useSettings } from '../app/site.tsx';
import { Icon, socialIcon } from '../drawings/icon.tsx';
import { NewsletterForm } from '../features/newsletter/components/newsletter-form.tsx';
import { navigationCopy as copy } from './navigation.copy.ts';
import { quickLinks, serviceLinks } from './navigation.ts';
import { SaveDataSwitch } from './save-data-switch.tsx';
import css from './footer.module.css';

export function Footer() {
  const { identity, links, specialMinistries } = useSettings();
  return (
    <footer className={css.footer}>
      <div className={css.band} />
      <NewsletterForm />
      <div className={`wrap ${css.columns}`}>
        <section className={css.about}>
          <p className={css.brand}>
            <Coil size={36} className="sun" />
            {identity.name}
          </p>
          <p>{identity.tagline}</p>
          <p className={css.social}>
            {identity.social.map(({ name, href }) => (
              <a key={href} href={href} target="_blank" rel="noopener">
                <Icon name={socialIcon(name)} size={24} />
                <span className="unseen">
                  {name} {copy.newTab}
                </span>
              </a>
            ))}
          </p>
        </section>
        <Links heading={copy.footerQuick} links={quickLinks} />
        <Links heading={copy.footerServices} links={[...serviceLinks, ...(links?.footer ?? [])]} />
        {specialMinistries?.length ? (
          <section>
            <h2>{copy.footerMinistries}</h2>
            <ul id={specialMinistriesId}>
              {specialMinistries.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <section>
          <h2>{copy.footerReach}</h2>
          <ul>
            <li>
              <a href={phoneHref(identity.phone)}>{identity.phone}</a>
            </li>
            <li>
              <a href={`mailto:${identity.email}`}>{identity.email}</a>
            </li>
            <li>
              {identity.street}, {identity.town}
            </li>
            <li>{identity.postal}</li>
          </ul>
        </section>
      </div>
      <div className={`wrap ${css.rights}`}>
        <Rights />
        <SaveDataSwitch />
      </div>
    </footer>
  );
}

/** The one-line footer of the consoles. */
export function CompactFooter() {
  return (
    <footer className={css.footer} data-compact="">
      <Rights />
    </footer>
  );
}

function Rights() {
  const { identity } = useSettings();
  const year = useNow().getUTCFullYear();
  const since = identity.copyrightSince;
  return (
    <p>
      © {year > since ? `${since}–${year}` : since} {identity.name}
    </p>
  );
}

function Links({ heading, links }: { heading: string; links: readonly { href: string; label: string }[] }) {
  const isShown = useIsShown();
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links
          .filter(({ href }) => isShown(href))
          .map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
