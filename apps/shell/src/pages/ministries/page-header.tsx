import { formatDate, ministry } from '@ministry/domain';
import { Banner } from '../../layout/banner.tsx';
import css from './ministries.module.css';
import { pageWords as words } from './ministries-page.content.ts';

/** MIN-04, MIN-05 */
export function PageHeader() {
  return (
    <Banner title={words.title}>
      <p>
        {words.founded} <time dateTime={ministry.founded}>{formatDate(new Date(ministry.founded))}</time>
      </p>
      <dl className={css.creed}>
        <div>
          <dt>{words.vision}</dt>
          <dd>{words.visionText}</dd>
        </div>
        <div>
          <dt>{words.mission}</dt>
          <dd>{words.missionText}</dd>
        </div>
      </dl>
    </Banner>
  );
}
