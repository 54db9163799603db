import { Link } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const pages = [
  { path: 'home', title: common.homePage, holds: pages.home.holds },
  { path: 'ministries', title: pages.ministries.title, holds: pages.ministries.holds },
  { path: 'about', title: pages.about.title, holds: pages.about.holds },
  { path: 'contact', title: pages.contact.title, holds: pages.contact.holds },
  { path: 'live', title: pages.live.title, holds: pages.live.holds },
  { path: 'team', title: pages.team.title, holds: pages.team.holds },
  { path: 'privacy', title: pages.privacy.title, holds: pages.privacy.holds },
  { path: 'terms', title: pages.terms.title, holds: pages.terms.holds },
] as const;

/** The pages of the site whose words the office writes. */
export default function TextsPage() {
  return (
    <PageFrame title={pages.title} lead={pages.lead}>
      <RowList>
        {pages.map(({ path, title, holds }) => (
          <li key={path} className={styles.textPage}>
            <Link to={`/site/${path}`}>{title}</Link>
            <p className={layout.muted}>{holds}</p>
          </li>
        ))}
      </RowList>
    </PageFrame>
  );
}
