import { Link } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import layout from '../../components/layout.module.css';

const pages = [
  { path: 'home', title: common.homePage, holds: copy.home.holds },
  { path: 'ministries', title: copy.ministries.title, holds: copy.ministries.holds },
  { path: 'about', title: copy.about.title, holds: copy.about.holds },
  { path: 'contact', title: copy.contact.title, holds: copy.contact.holds },
  { path: 'live', title: copy.live.title, holds: copy.live.holds },
  { path: 'team', title: copy.team.title, holds: copy.team.holds },
  { path: 'privacy', title: copy.privacy.title, holds: copy.privacy.holds },
  { path: 'terms', title: copy.terms.title, holds: copy.terms.holds },
] as const;

/** Pages of the site whose texts the office writes. */
export default function TextsPage() {
  return (
    <PageFrame title={copy.title} lead={copy.lead}>
      <RowList>
        {pages.map(({ path, title, holds }) => (
          <li key={path} className={`${layout.padded} ${layout.column}`}>
            <Link to={`/site/${path}`} className={layout.strong ?? ''}>
              {title}
            </Link>
            <p className={layout.muted}>{holds}</p>
          </li>
        ))}
      </RowList>
    </PageFrame>
  );
}
