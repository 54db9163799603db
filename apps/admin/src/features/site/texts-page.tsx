import { Link } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const pages = [
  { path: 'home', title: common.homePage, holds: copy.highlightsNumbersAndWhatA },
  { path: 'ministries', title: copy.ministriesPage2, holds: copy.visionConferencesTrainingProjectsAnd },
  { path: 'about', title: copy.aboutPage, holds: copy.accountsPrioritiesProgrammesAndSpecial },
  { path: 'contact', title: copy.contactPage, holds: copy.tipsForAFirstVisit2 },
  { path: 'live', title: copy.livePage, holds: copy.introductionAndTheSentenceAbove },
  { path: 'team', title: copy.teamPage, holds: copy.introductionAndClosingWordsThe },
  { path: 'privacy', title: copy.privacyPolicy, holds: copy.whatTheSiteKeepsOf2 },
  { path: 'terms', title: copy.termsOfService, holds: copy.theRulesForUsingThe2 },
] as const;

/** The pages of the site whose words the office writes. */
export default function TextsPage() {
  return (
    <PageFrame title={copy.pageTexts} lead={copy.whatThePagesOfThe}>
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
