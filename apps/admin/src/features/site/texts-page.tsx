import { Link } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const pages = [
  { path: 'home', title: 'Home page', holds: 'Highlights, numbers and what a gift does' },
  { path: 'ministries', title: 'Ministries page', holds: 'Vision, conferences, training, projects and missions' },
  { path: 'about', title: 'About page', holds: 'Accounts, priorities, programmes and special ministries' },
  { path: 'contact', title: 'Contact page', holds: 'Tips for a first visit, and the words about giving' },
  { path: 'live', title: 'Live page', holds: 'Introduction, and the sentence above the service times' },
  { path: 'team', title: 'Team page', holds: 'Introduction and closing words; the people: Site, Team' },
  { path: 'privacy', title: 'Privacy policy', holds: 'What the site keeps of its visitors' },
  { path: 'terms', title: 'Terms of service', holds: 'The rules for using the site' },
] as const;

/** The pages of the site whose words the office writes. */
export default function TextsPage() {
  return (
    <PageFrame
      title="Page texts"
      lead="What the pages of the site say of your church, beside its identity, its programme and its people."
    >
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
