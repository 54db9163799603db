import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { ministriesPath, ministryPath } from '../../features/ministries/api/use-ministries.ts';
import { quizPath } from '../../features/quiz/api/quiz-path.ts';
import { Engagement } from './engagement.tsx';
import { MatchToggle } from './match-toggle.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { MinistryList } from './ministry-list.tsx';
import { Missions } from './missions.tsx';
import { PageHeader } from './page-header.tsx';
import { Projects } from './projects.tsx';
import { Services } from './services.tsx';
import { Flagship, Training } from './story-cards.tsx';
import { isAsking, readIdOf } from './use-page-view.ts';

function MinistriesPage() {
  usePageHead({ title: copy.title, description: copy.description, path: '/ministries' });
  return (
    <>
      <PageHeader />
      <MatchToggle />
      <MinistryList />
      <Flagship />
      <Training />
      <Services />
      <Projects />
      <Missions />
      <Engagement />
    </>
  );
}

export const page: PageModule = {
  Component: MinistriesPage,
  // The quiz is a program.
  hydrateOnIdle: ({ search }) => (search.has('tab') || search.has('view') ? '' : null),
  query: ['view', 'tab', 'ministry'],
  reads: ({ search }) => {
    const id = readIdOf(search);
    return [ministriesPath(), ...(id === null ? [] : [ministryPath(id)]), ...(isAsking(search) ? [quizPath] : [])];
  },
};
