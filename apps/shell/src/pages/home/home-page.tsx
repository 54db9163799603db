import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useIsShown, useSettings } from '../../app/site.tsx';
import { upcomingPath } from '../../features/events/api/use-events.ts';
import { ministriesPath } from '../../features/ministries/api/use-ministries.ts';
import { leadersPath } from '../../features/team/api/people-paths.ts';
import { churchData } from './church-data.ts';
import { ComingEvents, shownEvents } from './coming-events.tsx';
import { Figures } from './figures.tsx';
import { Giving } from './giving.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { Impact } from './impact.tsx';
import { Leadership } from './leadership.tsx';
import { Ministries, shownMinistries } from './ministries.tsx';
import { NextService } from './next-service.tsx';
import { Week } from './week.tsx';

function HomePage() {
  const { publicUrl, identity, programme } = useSettings();
  const isShown = useIsShown();
  usePageHead({
    title: identity.name,
    description: identity.description,
    path: '/',
    structured: churchData(publicUrl, identity, programme),
  });
  return (
    <>
      <Hero />
      <NextService />
      <Figures />
      <Highlights />
      {isShown('/events') ? <ComingEvents /> : null}
      <Leadership />
      {isShown('/ministries') ? <Ministries /> : null}
      <Impact />
      <Week />
      <Giving />
    </>
  );
}

export const page: PageModule = {
  Component: HomePage,
  ownScript: 'carousel',
  showsReach: true,
  reads: () => [upcomingPath(shownEvents), ministriesPath(shownMinistries), leadersPath],
};
