import { ministry } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { givingWords as words, reachWords } from '../../features/contact/contact.content.ts';
import css from './contact.module.css';

/** CON-22 to CON-24: how to give; both names of the anchor lead here. */
export function Giving() {
  const { giveUrl } = useSettings();
  return (
    <section id="donation" className={`section mist ${css.giving}`} aria-labelledby="giving-heading" tabIndex={-1}>
      <div id="donate" className="wrap">
        <h2 id="giving-heading">{words.heading}</h2>
        <p className={css.quiet}>{words.lead}</p>
        <div className={css.halves}>
          <div>
            <h3>{words.howHeading}</h3>
            <ul>
              {giveUrl === null ? null : (
                <li>
                  <a className="btn btn-give" href={giveUrl} target="_blank" rel="noopener">
                    {words.online}
                    <span className="unseen"> {reachWords.newTab}</span>
                  </a>
                  <p>{words.onlineText}</p>
                </li>
              )}
              <li>
                <h4>{words.phoneHeading}</h4>
                <p>{words.phoneText}</p>
                <a className={giveUrl === null ? 'btn btn-give' : 'btn btn-quiet'} href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
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
          <div>
            <h3>{words.doesHeading}</h3>
            <dl>
              {words.does.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
