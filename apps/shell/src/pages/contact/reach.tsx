import type { ReactNode } from 'react';
import { ministry } from '@ministry/domain';
import { officePhoneHref } from '../../app/links.ts';
import { Icon, type IconName } from '../../drawings/icon.tsx';
import { reachCopy as copy } from '../../features/contact/contact.copy.ts';
import css from './contact.module.css';

/** CON-11 to CON-16: addresses and numbers of the church. */
export function Reach() {
  return (
    <section className={css.reach} aria-labelledby="reach-heading">
      <h2 id="reach-heading">{copy.heading}</h2>
      <dl>
        <Way icon="pin" term={copy.office}>
          {ministry.address.street}, {ministry.address.town}
        </Way>
        <Way icon="mail" term={copy.postal}>
          {ministry.postal}
        </Way>
        <Way icon="phone" term={copy.phone}>
          <a href={officePhoneHref}>{ministry.phone}</a>
        </Way>
        <Way icon="whatsapp" term={copy.whatsapp}>
          <a href={`https://wa.me/${ministry.whatsapp}`} target="_blank" rel="noopener">
            {ministry.phone}
            <span className="unseen"> {copy.newTab}</span>
          </a>
        </Way>
        <Way icon="mail" term={copy.email}>
          <a href={`mailto:${ministry.email}`}>{ministry.email}</a>
        </Way>
      </dl>
      <h3>{copy.social}</h3>
      <p className="actions">
        {ministry.social.map(({ name, href }) => (
          <a key={name} className="btn btn-quiet" href={href} target="_blank" rel="noopener">
            <Icon name={name.toLowerCase() as IconName} />
            {name}
            <span className="unseen"> {copy.newTab}</span>
          </a>
        ))}
      </p>
    </section>
  );
}

function Way({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
