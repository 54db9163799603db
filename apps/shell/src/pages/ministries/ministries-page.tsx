import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { ministriesPath, ministryPath } from '../../features/ministries/api/use-ministries.ts';
import { quizPath } from '../../features/quiz/api/quiz-path.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { Engagement } from './engagement.tsx';
import { MatchToggle } from './match-toggle.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { ministriesPagePath, renderedMinistries } from './ministries-texts.ts';
import { MinistryList } from './ministry-list.tsx';
import { Missions } from './missions.tsx';
import { PageHeader } from './page-header.tsx';
import { Projects } from './projects.tsx';
import { Services } from './services.tsx';
import { Flagship, Training } from './story-cards.tsx';
import { isAsking, readIdOf } from './use-page-view.ts';

function MinistriesPage() {
  const read = useRead(ministriesPagePath);
  const { data: texts } = read;
  usePageHead({ title: copy.title, description: texts?.description ?? '', path: '/ministries' });
  return (
    <>
      <PageHeader texts={texts} />
      <MatchToggle />
      <MinistryList lead={texts?.ministriesLead} />
      {texts ? (
        <>
          <Flagship lead={texts.conferencesLead} cards={texts.conferences} />
          <Training lead={texts.trainingLead} cards={texts.training} />
        </>
      ) : (
        <NotYet read={read} loading={copy.loading} failed={copy.failed} />
      )}
      <Services lead={texts?.servicesLead} />
      {texts ? (
        <>
          <Projects lead={texts.projectsLead} projects={texts.projects} />
          <Missions lead={texts.storiesLead} stories={texts.stories} figures={texts.figures} />
        </>
      ) : null}
      <Engagement />
    </>
  );
}

export const page: PageModule = {
  Component: MinistriesPage,
  rendered: renderedMinistries,
  // Hydrated on idle, because the quiz needs a script.
  hydrateOnIdle: ({ search }) => (search.has('tab') || search.has('view') ? '' : null),
  query: ['view', 'tab', 'ministry'],
  reads: ({ search }) => {
    const id = readIdOf(search);
    return [ministriesPath(), ...(id === null ? [] : [ministryPath(id)]), ...(isAsking(search) ? [quizPath] : [])];
  },
};
