import { formatDate } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Banner } from '../../layout/banner.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

/** MIN-04, MIN-05 */
export function PageHeader() {
  const { identity } = useSettings();
  return (
    <Banner title={copy.title}>
      <p>
        {copy.founded} <time dateTime={identity.founded}>{formatDate(new Date(identity.founded))}</time>
      </p>
      <dl className={css.creed}>
        <div>
          <dt>{copy.vision}</dt>
          <dd>{copy.visionText}</dd>
        </div>
        <div>
          <dt>{copy.mission}</dt>
          <dd>{copy.missionText}</dd>
        </div>
      </dl>
    </Banner>
  );
}
