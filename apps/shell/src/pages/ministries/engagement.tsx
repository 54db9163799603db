import { useSettings } from '../../app/site.tsx';
import { AssistantDoor } from '../../features/assistant/components/assistant-door.tsx';
import { useMinistries } from '../../features/ministries/api/use-ministries.ts';
import { inShort } from '../../features/ministries/ministry.ts';
import { Matcher } from './matcher.tsx';
import css from './ministries.module.css';
import { pageWords as words } from './ministries-page.content.ts';
import { usePageView, type Tab } from './use-page-view.ts';

const tabs: readonly { tab: Tab; label: string; href: string }[] = [
  { tab: 'assistant', label: words.assistantTab, href: '/ministries#engagement' },
  { tab: 'matcher', label: words.matcherTab, href: '/ministries?tab=matcher#engagement' },
];

/** MIN-18, MIN-19. The tabs are links, so that they lead before the script is there too. */
export function Engagement() {
  const { tab: shown, isMatching, show } = usePageView();
  const { ministries = [] } = useMinistries();
  const { giveUrl } = useSettings();
  return (
    <section id="engagement" className="wrap section" aria-labelledby="engagement-heading">
      <h2 id="engagement-heading">{words.engagement}</h2>
      <p className={css.lead}>{words.engagementLead}</p>
      <nav className={css.tabs} aria-label={words.tabs}>
        {tabs.map(({ tab, label, href }) => (
          <a
            key={tab}
            href={href}
            aria-current={tab === shown ? 'true' : undefined}
            onClick={(event) => show(event, { tab: tab === 'matcher' ? tab : null })}
          >
            {label}
          </a>
        ))}
      </nav>
      {shown === 'assistant' ? (
        <AssistantDoor ministries={ministries.map(inShort)} giveUrl={giveUrl ?? '/contact#donation'} />
      ) : isMatching ? (
        <p>
          {words.matcherOpen} <a href="#match">{words.toMatcher}</a>
        </p>
      ) : (
        <Matcher />
      )}
    </section>
  );
}
