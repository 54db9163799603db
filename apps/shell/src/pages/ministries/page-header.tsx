import type { MinistriesTextsDto } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Banner } from '../../layout/banner.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

/** MIN-04, MIN-05 */
export function PageHeader({ texts }: { texts: MinistriesTextsDto | undefined }) {
  const { identity } = useSettings();
  return (
    <Banner title={copy.title}>
      <p>
        {copy.founded} <time dateTime={identity.founded}>{formatDate(new Date(identity.founded))}</time>
      </p>
      <dl className={css.creed}>
        {texts?.vision ? (
          <div>
            <dt>{copy.vision}</dt>
            <dd>{texts.vision}</dd>
          </div>
        ) : null}
        {texts?.mission ? (
          <div>
            <dt>{copy.mission}</dt>
            <dd>{texts.mission}</dd>
          </div>
        ) : null}
      </dl>
    </Banner>
  );
}
