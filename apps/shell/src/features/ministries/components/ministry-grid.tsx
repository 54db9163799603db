import { Link } from 'react-router-dom';
import { useMinistries } from '../api/use-ministries.ts';
import { ministryCopy as copy } from '../ministries.copy.ts';
import { ministryAnchor, wholeSentences } from '../ministry.ts';
import { MinistriesLoading } from './ministries-loading.tsx';
import { MinistryIconImage } from './ministry-icon.tsx';
import css from './ministry.module.css';

/**
 * The ministries in short, with icon, name and a sentence or two, each linked to its place on the ministries page.
 * Belongs below a second-level heading. The page that shows it declares `ministriesPath(limit)` in its reads.
 */
export function MinistryGrid({ limit }: { limit?: number }) {
  const { ministries } = useMinistries(limit);
  if (!ministries) return <MinistriesLoading />;
  if (ministries.length === 0) return <p>{copy.none}</p>;
  return (
    <ul className={css.grid}>
      {ministries.map((ministry) => (
        <li key={ministry.id}>
          <MinistryIconImage icon={ministry.icon} />
          <div>
            <h3>
              <Link to={`/ministries#${ministryAnchor(ministry)}`}>{ministry.name}</Link>
            </h3>
            <p>{wholeSentences(ministry.description)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
