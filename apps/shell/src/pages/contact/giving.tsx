import { Link } from 'react-router-dom';
import type { ContactTextsDto } from '@ministry/api-client';
import { phoneHref } from '@ministry/domain';
import { useIsShown, useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import DonationForm from '../../features/giving/components/donation-form.tsx';
import type { OutcomeWithoutScript } from '../../forms/plain-outcome.ts';
import { givingCopy as copy } from './giving.copy.ts';
import { GivingWays } from './giving-ways.tsx';
import css from './contact.module.css';

interface GivingProps {
  refusal: OutcomeWithoutScript['refusal'];
  texts: ContactTextsDto | undefined;
}

/** CON-22 to CON-24: the donation form and other ways to give; reached by two anchors. */
export function Giving({ refusal, texts }: GivingProps) {
  const { giveUrl, identity } = useSettings();
  const isShown = useIsShown();
  return (
    <section id="donation" className="section mist" aria-labelledby="giving-heading" tabIndex={-1}>
      <div id="donate" className="wrap">
        <h2 id="giving-heading">{copy.heading}</h2>
        <p className={css.quiet}>{texts?.givingLead}</p>
        <div className={css.giving}>
          <DonationForm refusal={refusal} />
          <div className={css.ways}>
            <GivingWays />
            <h3>{copy.otherHeading}</h3>
            <ul>
              {giveUrl !== null || isShown('/store') ? (
                <li>
                  {giveUrl === null ? (
                    <Link className="btn btn-quiet" to="/store">
                      {copy.store}
                    </Link>
                  ) : (
                    <a className="btn btn-quiet" href={giveUrl} target="_blank" rel="noopener">
                      {copy.online}
                      <span className="unseen"> {copy.newTab}</span>
                    </a>
                  )}
                  <p>{giveUrl === null ? copy.storeText : copy.onlineText}</p>
                </li>
              ) : null}
              <li>
                <h4>{copy.phoneHeading}</h4>
                <p>{copy.phoneText}</p>
                <a className="btn btn-quiet" href={phoneHref(identity.phone)}>
                  <Icon name="phone" />
                  {identity.phone}
                </a>
              </li>
              <li>
                <h4>{copy.officeHeading}</h4>
                <p id="in-person">{texts?.officeText}</p>
                <p>
                  {identity.street}, {identity.town}.
                </p>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
