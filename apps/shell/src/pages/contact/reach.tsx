import type { ReactNode } from 'react';
import { phoneHref, whatsappHref } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Icon, type IconName, socialIcon } from '../../drawings/icon.tsx';
import { reachCopy as copy } from '../../features/contact/contact.copy.ts';
import css from './contact.module.css';

/** CON-11 to CON-16: addresses and numbers of the church. */
export function Reach() {
  const { identity } = useSettings();
  return (
    <section className={css.reach} aria-labelledby="reach-heading">
      <h2 id="reach-heading">{copy.heading}</h2>
      <dl>
        <Way icon="pin" term={copy.office}>
          {identity.street}, {identity.town}
        </Way>
        <Way icon="mail" term={copy.postal}>
          {identity.postal}
        </Way>
        {[identity.phone, ...identity.furtherPhones].map((phone) => (
          <Way key={phone} icon="phone" term={copy.phone}>
            <a href={phoneHref(phone)}>{phone}</a>
          </Way>
        ))}
        <Way icon="whatsapp" term={copy.whatsapp}>
          <a href={whatsappHref(identity.whatsapp)} target="_blank" rel="noopener">
            {identity.whatsapp}
            <span className="unseen"> {copy.newTab}</span>
          </a>
        </Way>
        <Way icon="mail" term={copy.email}>
          <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </Way>
      </dl>
      <h3>{copy.social}</h3>
      <p className="actions">
        {identity.social.map(({ name, href }) => (
          <a key={href} className="btn btn-quiet" href={href} target="_blank" rel="noopener">
            <Icon name={socialIcon(name)} />
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
