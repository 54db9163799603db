import type { ComponentType } from 'react';
import { createElement, lazy } from 'react';
import { importKindNames, importKinds, type Permission } from '@ministry/domain';
import type { ContentItem, ContentType } from '../content/content-type.ts';

const loadMinistries = async () => (await import('../features/ministries/ministry-content.tsx')).ministryContent;
const loadAnnouncements = async () =>
  (await import('../features/announcements/announcement-content.tsx')).announcementContent;

const loadPages = async () => (await import('../features/pages/page-content.tsx')).pageContent;

/** A page, and the permissions that open it; one of them is enough. */
interface ConsolePage {
  needs: readonly Permission[];
  Page: ComponentType;
  /** Loads the code of the page. */
  load(): Promise<unknown>;
}

/** Every page behind the login, by its address. The code of a page is loaded when it is opened. */
export const pages = {
  '/': page(['console.open'], () => import('./dashboard.tsx')),
  '/sermons': page(['content.read'], () => import('../features/sermons/sermons-page.tsx')),
  '/sermons/recordings': page(['media.broadcast'], () => import('../features/recordings/recordings-page.tsx')),
  '/sermons/:id': editor(
    ['content.publish'],
    async () => (await import('../features/sermons/sermon-content.tsx')).sermonContent,
  ),
  '/events': page(['content.read', 'registrations.read'], () => import('../features/events/events-page.tsx')),
  '/events/:id': editor(
    ['content.publish'],
    async () => (await import('../features/events/event-content.tsx')).eventContent,
  ),
  '/gate/:id': page(['check-ins.manage'], () => import('../features/gate/gate-page.tsx')),
  '/ministries': list(['content.read'], loadMinistries),
  '/ministries/:id': editor(['content.publish'], loadMinistries),
  '/community': page(['content.read'], () => import('../features/community/community-page.tsx')),
  '/community/testimonials': page(
    ['testimonials.manage'],
    () => import('../features/testimonials/testimonials-page.tsx'),
  ),
  '/community/galleries': page(['content.read'], () => import('../features/galleries/galleries-page.tsx')),
  '/community/galleries/:id': page(['content.publish'], () => import('../features/galleries/gallery-page.tsx')),
  '/community/announcements': list(['content.read'], loadAnnouncements),
  '/community/announcements/:id': editor(['content.publish'], loadAnnouncements),
  '/calendar': page(['content.read'], () => import('../features/calendar/calendar-page.tsx')),
  '/media': page(['content.publish'], () => import('../features/media/media-page.tsx')),
  '/families': page(['families.manage'], () => import('../features/families/families-page.tsx')),
  '/families/map': page(['families.manage'], () => import('../features/families/families-map-page.tsx')),
  '/store': page(['store.manage'], () => import('../features/store/products/products-page.tsx')),
  '/store/orders': page(['store.manage'], () => import('../features/store/orders/orders-page.tsx')),
  '/store/packing': page(['store.manage'], () => import('../features/store/orders/packing-page.tsx')),
  '/store/analytics': page(['store.manage'], () => import('../features/store/analytics/analytics-page.tsx')),
  '/donations': page(['ledger.manage'], () => import('../features/donations/donations-page.tsx')),
  '/donations/payments': page(['ledger.manage'], () => import('../features/donations/payments-page.tsx')),
  '/donations/deposits': page(['ledger.manage'], () => import('../features/donations/deposits-page.tsx')),
  '/donations/statement': page(['ledger.manage'], () => import('../features/donations/statement-page.tsx')),
  '/messages': page(['messages.manage'], () => import('../features/inbox/contact-page.tsx')),
  '/messages/prayers': page(['prayers.manage'], () => import('../features/inbox/prayers-page.tsx')),
  '/newsletter': page(['newsletter.manage'], () => import('../features/newsletter/newsletter-page.tsx')),
  '/newsletter/campaigns': page(['newsletter.manage'], () => import('../features/newsletter/campaigns-page.tsx')),
  '/newsletter/campaigns/:id': page(['newsletter.manage'], () => import('../features/newsletter/campaign-page.tsx')),
  '/visits': page(['visits.read'], () => import('../features/visits/visits-page.tsx')),
  '/site/setup': page(['site.write'], () => import('../features/site/setup-page.tsx')),
  '/site/identity': page(['site.write'], () => import('../features/site/identity-page.tsx')),
  '/site/giving': page(['giving.manage'], () => import('../features/site/giving-page.tsx')),
  '/site/exchange-rate': page(['ledger.manage'], () => import('../features/site/exchange-rate-page.tsx')),
  '/site/home': page(['site.write'], () => import('../features/site/home-texts-page.tsx')),
  '/site/ministries': page(['site.write'], () => import('../features/site/ministries-texts-page.tsx')),
  '/site/texts': page(['site.write'], () => import('../features/site/texts-page.tsx')),
  '/site/about': page(['site.write'], () => import('../features/site/about-texts-page.tsx')),
  '/site/contact': page(['site.write'], () => import('../features/site/contact-texts-page.tsx')),
  '/site/live': page(['site.write'], () => import('../features/site/live-texts-page.tsx')),
  '/site/team': page(['site.write'], () => import('../features/site/team-texts-page.tsx')),
  '/site/privacy': page(['site.write'], () => import('../features/site/privacy-texts-page.tsx')),
  '/site/terms': page(['site.write'], () => import('../features/site/terms-texts-page.tsx')),
  '/site/sections': page(['site.write'], () => import('../features/site/sections-page.tsx')),
  '/site/languages': page(['site.write'], () => import('../features/site/languages-page.tsx')),
  '/site/translations': page(['site.write'], () => import('../features/translations/translations-page.tsx')),
  '/site/messages': page(['site.write'], () => import('../features/site/message-templates-page.tsx')),
  '/site/messages/:key': page(['site.write'], () => import('../features/site/message-template-page.tsx')),
  '/site/programme': page(['site.write'], () => import('../features/site/programme-page.tsx')),
  '/site/quiz': page(['site.write'], () => import('../features/site/quiz-page.tsx')),
  '/site/assistant': page(['site.write'], () => import('../features/site/assistant-page.tsx')),
  '/site/people': page(['site.write'], () => import('../features/site/people-page.tsx')),
  '/site/pages': list(['content.read'], loadPages),
  '/site/pages/:id': editor(['content.publish'], loadPages),
  '/site/archive': page(['site.move'], () => import('../features/site/archive-page.tsx')),
  '/imports': page(
    importKindNames.map((kind) => importKinds[kind].permission),
    () => import('../features/imports/imports-page.tsx'),
  ),
  '/people': page(['people.manage'], () => import('../features/people/people-page.tsx')),
  '/accounts': page(['accounts.manage'], () => import('../features/accounts/accounts-page.tsx')),
  '/account': page(['console.open'], () => import('../features/account/account-page.tsx')),
  '/audit': page(['site.manage'], () => import('../features/audit/audit-page.tsx')),
  '/outbox': page(['site.manage'], () => import('../features/outbox/outbox-page.tsx')),
} satisfies Record<string, ConsolePage>;

function page(needs: readonly Permission[], load: () => Promise<{ default: ComponentType }>): ConsolePage {
  return { needs, load, Page: lazy(load) };
}

/** The page with the list of a kind of content. */
function list<Item extends ContentItem>(needs: readonly Permission[], load: () => Promise<ContentType<Item>>) {
  return page(needs, async () => {
    const [{ ContentListPage }, content] = await Promise.all([import('../content/content-list-page.tsx'), load()]);
    return { default: () => createElement(ContentListPage<Item>, { content }) };
  });
}

/** The page on which one item of a kind of content is edited. */
function editor<Item extends ContentItem>(needs: readonly Permission[], load: () => Promise<ContentType<Item>>) {
  return page(needs, async () => {
    const [{ ContentEditorPage }, content] = await Promise.all([import('../content/content-editor-page.tsx'), load()]);
    return { default: () => createElement(ContentEditorPage<Item>, { content }) };
  });
}
