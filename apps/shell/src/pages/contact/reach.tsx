import type { ReactNode } from 'react';
import { ministry } from '@ministry/domain';
import { Icon, type IconName } from '../../drawings/icon.tsx';
import { reachWords as words } from '../../features/contact/contact.content.ts';
import css from './contact.module.css';

/** CON-11 to CON-16: the ways to the church, all out of the one place that names them. */
export function Reach() {
  return (
    <section className={css.reach} aria-labelledby="reach-heading">
      <h2 id="reach-heading">{words.heading}</h2>
      <dl>
        <Way icon="pin" term={words.office}>
          {ministry.address.street}, {ministry.address.town}
        </Way>
        <Way icon="mail" term={words.postal}>
          {ministry.postal}
        </Way>
        <Way icon="phone" term={words.phone}>
          <a href={`tel:${ministry.phone.replaceAll(' ', '')}`}>{ministry.phone}</a>
        </Way>
        <Way icon="whatsapp" term={words.whatsapp}>
          <a href={`https://wa.me/${ministry.whatsapp}`} target="_blank" rel="noopener">
            {ministry.phone}
            <span className="unseen"> {words.newTab}</span>
          </a>
        </Way>
        <Way icon="mail" term={words.email}>
          <a href={`mailto:${ministry.email}`}>{ministry.email}</a>
        </Way>
      </dl>
      <h3>{words.social}</h3>
      <p className="actions">
        {ministry.social.map(({ name, href }) => (
          <a key={name} className="btn btn-quiet" href={href} target="_blank" rel="noopener">
            <Icon name={name.toLowerCase() as IconName} />
            {name}
            <span className="unseen"> {words.newTab}</span>
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
