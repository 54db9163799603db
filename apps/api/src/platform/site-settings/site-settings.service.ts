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

/** Cache topic of every response that shows a setting. */
export const siteTopic = 'site';
/** Topics of other responses that also show a setting: the calendar of events, the podcast, prices. */
const besides = ['events', 'sermons', 'products'];
/** Milliseconds between two reads of the settings, for processes that do not notify each other. Equal to the lifetime of a cached response. */
const readEveryMs = 15_000;

/**
 * Keeps the current settings in memory, so that rendering a page or writing an e-mail needs no database read. While the database
 * is unavailable, the last known settings stay in use.
 */
@Injectable()
export class SiteSettingsService implements OnApplicationBootstrap {
  /** Settings that apply until the office has changed them. */
  readonly initial: SiteSettings;
  private settings: SiteSettings;
  /** Increases when the settings are replaced, so that the result of an earlier read is ignored. */
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

  /** The public settings at this time, without days and seasons of the programme that are over or still far away. */
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
    // No topic: anything may have changed, after a lost connection or after a file was replaced in every row that names it.
    this.responses.onDrop((topic) => {
      if (topic === undefined) void this.read();
    });
  }

  /** Skipped for the embedded database, which no second process can change. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /** Applies a change in every process as soon as it is committed. */
  replaceAfterCommit(change: Partial<SiteSettings>): void {
    this.database.afterCommit(() => {
      this.generation += 1;
      this.settings = { ...this.settings, ...change };
      for (const topic of [siteTopic, ...besides]) this.responses.drop(topic);
    });
  }

  private read(): Promise<void> {
    return logFailure('Reading the settings of the site', this.reload());
  }

  /** Loads what another process has stored and drops the responses that were cached before. */
  private async reload(): Promise<void> {
    const { generation } = this;
    const settings = toSettings(await this.repository.all(), this.initial);
    if (generation !== this.generation || JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    for (const topic of [siteTopic, ...besides]) this.responses.dropHere(topic);
  }
}

/** Settings that are not stored yet, for example after a release that adds one, get the values of a new site. */
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
