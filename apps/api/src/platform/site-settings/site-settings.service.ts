import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  hiddenPaths,
  isHidden,
  type PeopleEntries,
  presentProgramme,
  seedSite,
  shownPeople,
  type SiteExchange,
  type SiteLanguages,
  type SiteSections,
  type SiteSettings,
} from '@ministry/domain';
import type { AssistantSettings } from '@ministry/domain/assistant';
import type { QuizSettings } from '@ministry/domain/quiz';
import { ResponseCache } from '../cache/response-cache.ts';
import { TopicChanges } from '../cache/topic-changes.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { logFailure } from '../scheduling/log-failure.ts';
import { shownIdentity } from './identity-look.ts';
import type { ProgrammeDto } from './programme.dto.ts';
import { toProgramme } from './programme-rules.ts';
import { shownGiving, type StoredGiving } from './proposal-confirmation.ts';
import type { SiteSetting } from './site-setting.entity.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';

/** The topic of every answer that shows a setting. */
export const siteTopic = 'site';
/** Topics of answers that show a setting beside what they are about: the calendar of events, the podcast, prices. */
const besides = ['events', 'sermons', 'products'];
/** Milliseconds after which the settings are read again: as long as a prepared answer, for processes that hear nothing of each other. */
const readEveryMs = 15_000;

/**
 * The settings as they are now, in memory: anyone who renders a page or writes an e-mail asks no database for them, and while
 * the database is gone they are what they were.
 */
@Injectable()
export class SiteSettingsService implements OnApplicationBootstrap {
  /** What holds until the office has said otherwise. */
  readonly initial: SiteSettings;
  private settings: SiteSettings;
  /** Grows when the settings are replaced, so that what was read before is not taken over. */
  private generation = 0;

  constructor(
    private readonly repository: SiteSettingsRepository,
    private readonly responses: ResponseCache,
    private readonly changes: TopicChanges,
    private readonly database: Database,
    config: Config,
  ) {
    this.initial = { ...seedSite, exchange: { rate: config.payments.rate } };
    this.settings = this.initial;
  }

  get current(): SiteSettings {
    return this.settings;
  }

  /** What everybody is told at this time. */
  shown(now = new Date()): SiteSettings {
    return { ...this.settings, programme: presentProgramme(this.settings.programme, now) };
  }

  /** Whether an address of the site belongs to a section that the office has turned off. */
  isHidden(address: string): boolean {
    return isHidden(address, hiddenPaths(this.settings.sections));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
    this.changes.onChange((topic) => {
      if (topic === siteTopic) void this.read();
    });
    // Anything may have changed: a line that was lost, or a file that was replaced in every row that names it.
    this.responses.onDrop((topic) => {
      if (topic === undefined) void this.read();
    });
  }

  /** An embedded database has no second process that could change them. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /** Shows a change as soon as it is committed, in every process. */
  replaceAfterCommit(change: Partial<SiteSettings>): void {
    this.database.afterCommit(() => {
      this.generation += 1;
      this.settings = { ...this.settings, ...change };
      for (const topic of [siteTopic, ...besides]) this.responses.drop(topic);
    });
  }

  private read(): Promise<void> {
    return logFailure('Reading the settings of the site', this.takeOver());
  }

  /** Takes over what another process has stored; answers that were made before it came are dropped. */
  private async takeOver(): Promise<void> {
    const { generation } = this;
    const settings = toSettings(await this.repository.all(), this.initial);
    if (generation !== this.generation || JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    for (const topic of [siteTopic, ...besides]) this.responses.dropHere(topic);
  }
}

/** What a row does not have yet, as after a release that has added a setting, is as on a new site. */
function toSettings(rows: readonly SiteSetting[], initial: SiteSettings): SiteSettings {
  const stored = Object.fromEntries(rows.map(({ part, value }) => [part, value]));
  return {
    identity: shownIdentity({ ...initial.identity, ...stored['identity'] }),
    programme: stored['programme'] ? toProgramme(stored['programme'] as ProgrammeDto) : initial.programme,
    people: stored['people'] ? shownPeople(stored['people'] as PeopleEntries) : initial.people,
    giving: stored['giving'] ? shownGiving(stored['giving'] as StoredGiving) : initial.giving,
    exchange: stored['exchange'] ? (stored['exchange'] as SiteExchange) : initial.exchange,
    sections: stored['sections'] ? (stored['sections'] as SiteSections) : initial.sections,
    languages: stored['languages'] ? (stored['languages'] as SiteLanguages) : initial.languages,
    quiz: stored['quiz'] ? (stored['quiz'] as QuizSettings) : initial.quiz,
    assistant: stored['assistant'] ? (stored['assistant'] as AssistantSettings) : initial.assistant,
    homeTexts: { ...initial.homeTexts, ...stored['homeTexts'] },
    ministriesTexts: { ...initial.ministriesTexts, ...stored['ministriesTexts'] },
    aboutTexts: { ...initial.aboutTexts, ...stored['aboutTexts'] },
    contactTexts: { ...initial.contactTexts, ...stored['contactTexts'] },
    liveTexts: { ...initial.liveTexts, ...stored['liveTexts'] },
    teamTexts: { ...initial.teamTexts, ...stored['teamTexts'] },
    privacyTexts: { ...initial.privacyTexts, ...stored['privacyTexts'] },
    termsTexts: { ...initial.termsTexts, ...stored['termsTexts'] },
  };
}
