import { useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { useSettings } from '../../app/site.tsx';
import { FindUs, wideScreen } from '../../features/contact/components/find-us.tsx';
import { MessageForm } from '../../features/contact/components/message-form.tsx';
import { mapCopy, messageCopy } from '../../features/contact/contact.copy.ts';
import { beginningOf } from '../../features/contact/message.ts';
import { repliesPath } from '../../features/prayer/api/use-prayer.ts';
import { PrayerSection } from '../../features/prayer/components/prayer-section.tsx';
import { replyCodeOf } from '../../features/prayer/prayer.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { outcomeWithoutScript } from '../../forms/plain-outcome.ts';
import { Banner } from '../../layout/banner.tsx';
import { paymentOfferPath } from '../../payments/use-payment-offer.ts';
import { waysOfGivingPath } from '../../payments/ways-of-giving.ts';
import { contactCopy as copy } from './contact-page.copy.ts';
import { contactPagePath, renderedContact } from './contact-texts.ts';
import { FirstVisit } from './first-visit.tsx';
import { Giving } from './giving.tsx';
import { Reach } from './reach.tsx';
import { ServiceTimes } from './service-times.tsx';
import css from './contact.module.css';

function ContactPage() {
  const [search] = useSearchParams();
  const { publicUrl, identity } = useSettings();
  const read = useRead(contactPagePath);
  const { data: texts } = read;
  usePageHead({
    title: copy.title,
    description: texts?.description ?? '',
    path: '/contact',
    structured: {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      url: `${publicUrl}/contact`,
      about: { '@type': 'Church', name: identity.name, telephone: identity.phone, email: identity.email },
    },
  });
  return (
    <>
      <Banner title={copy.title} lead={texts?.lead ?? ''}>
        <nav aria-label={copy.onThisPage} className={css.jumps}>
          {Object.entries(copy.jumps).map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      </Banner>
      <div className={`wrap section ${css.columns}`}>
        <section id="message" aria-labelledby="message-heading" tabIndex={-1}>
          <h2 id="message-heading">{messageCopy.heading}</h2>
          <MessageForm beginning={beginningOf(search)} outcome={outcomeWithoutScript(search, 'message')} />
        </section>
        <Reach />
      </div>
      <section id="prayer" className="section mist" aria-labelledby="prayer-heading" tabIndex={-1}>
        <div className="wrap">
          <PrayerSection search={search} />
        </div>
      </section>
      {texts ? <FirstVisit texts={texts} /> : <NotYet read={read} loading={copy.loading} failed={copy.failed} />}
      <div className={`wrap ${css.columns} ${css.place}`}>
        <section id="find-us" aria-labelledby="map-heading" tabIndex={-1}>
          <h2 id="map-heading">{mapCopy.heading}</h2>
          <FindUs />
        </section>
        <ServiceTimes />
      </div>
      <Giving refusal={outcomeWithoutScript(search, 'donation').refusal} texts={texts} />
    </>
  );
}

export const page: PageModule = {
  Component: ContactPage,
  rendered: renderedContact,
  // Hydrated on idle to show the map on wide screens (CON-05), and to remove the outcome of a form without a script
  // from the address.
  hydrateOnIdle: ({ search }) => (search.size > 0 ? '' : wideScreen),
  query: ['visit', 'ministry', 'message', 'prayer', 'donation', 'fields', 'code'],
  reads: ({ search }) => {
    const code = replyCodeOf(search.get('code'));
    return [paymentOfferPath, waysOfGivingPath, ...(code === null ? [] : [repliesPath(code)])];
  },
};
