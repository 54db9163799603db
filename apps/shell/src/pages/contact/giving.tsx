import { ministry } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import DonationForm from '../../features/giving/components/donation-form.tsx';
import type { PlainOutcome } from '../../forms/plain-outcome.ts';
import css from './contact.module.css';
import { givingWords as words } from './giving.content.ts';

/** CON-22 to CON-24: the form of a gift and the other ways to give; both names of the anchor lead here. */
export function Giving({ refusal }: { refusal: PlainOutcome['refusal'] }) {
  const { giveUrl } = useSettings();
  return (
    <section id="donation" className="section mist" aria-labelledby="giving-heading" tabIndex={-1}>
      <div id="donate" className="wrap">
        <h2 id="giving-heading">{words.heading}</h2>
        <p className={css.quiet}>{words.lead}</p>
        <div className={css.giving}>
          <DonationForm refusal={refusal} />
          <div className={css.ways}>
            <h3>{words.otherHeading}</h3>
            <ul>
              {giveUrl === null ? null : (
                <li>
                  <a className="btn btn-quiet" href={giveUrl} target="_blank" rel="noopener">
                    {words.online}
                    <span className="unseen"> {words.newTab}</span>
                  </a>
                  <p>{words.onlineText}</p>
                </li>
              )}
              <li>
                <h4>{words.phoneHeading}</h4>
                <p>{words.phoneText}</p>
                <a className="btn btn-quiet" href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
                  <Icon name="phone" />
                  {ministry.phone}
                </a>
              </li>
              <li>
                <h4>{words.officeHeading}</h4>
                <p>
                  {words.officeText} {ministry.address.street}, {ministry.address.town}.
                </p>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
