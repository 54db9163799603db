import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  navigationOrder,
  type PageTexts,
  type PeopleEntries,
  seedPeople,
  seedSite,
  shownPeople,
  type SiteExchange,
  siteSections,
  type SiteSettings,
  translationLanguages,
} from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { invalid } from '../errors/domain-error.ts';
import { labelOf } from '../validation/explained.ts';
import type { IdentityDto } from './identity.dto.ts';
import { lookProblems, shownIdentity, withWholeLook } from './identity-look.ts';
import type { PeopleRequest, PeopleResponse } from './people.dto.ts';
import { peopleProblems, toEntries } from './people-rules.ts';
import type { ProgrammeDto } from './programme.dto.ts';
import { fromProgramme, programmeProblems, toProgramme } from './programme-rules.ts';
import { maxVersions, toVersions } from './settings-versions.ts';
import type { SettingsPart, SiteSetting } from './site-setting.entity.ts';
import { partTitles, settingsTexts } from './site-settings.copy.ts';
import type {
  Changed,
  ExchangeRateRequest,
  ExchangeRateResponse,
  IdentityRequest,
  IdentityResponse,
  LanguagesDto,
  LanguagesRequest,
  LanguagesResponse,
  MadeFrom,
  ProgrammeRequest,
  ProgrammeResponse,
  SectionsDto,
  SectionsRequest,
  SectionsResponse,
  SettingsVersionResponse,
} from './site-settings.dto.ts';
import { settingsConflict } from './site-settings.errors.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { storedTexts, textProblems } from './text-rules.ts';

/** Entity ids of the parts in the audit log, which needs numbers. */
export const entityIds: Record<SettingsPart, number> = {
  identity: 1,
  programme: 2,
  people: 3,
  giving: 4,
  exchange: 5,
  sections: 6,
  quiz: 7,
  assistant: 8,
  homeTexts: 9,
  ministriesTexts: 10,
  aboutTexts: 11,
  contactTexts: 12,
  liveTexts: 13,
  teamTexts: 14,
  privacyTexts: 15,
  termsTexts: 16,
  languages: 17,
};
export const settingEntity = 'site setting';
/** Most bytes of a part as JSON. A TEXT column holds 65,535; the rest is a reserve. */
export const maxBytes = 60_000;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** How a save changes a part. */
interface Change<Value extends object> {
  before(stored: SiteSetting | null): Value;
  after(before: Value): Value;
  /** The public settings that follow from the new value. */
  shown(after: Value): Partial<SiteSettings>;
}

/** The settings of the site, for the office. */
@Injectable()
export class SiteSettingsAdminService {
  constructor(
    private readonly repository: SiteSettingsRepository,
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async identity(): Promise<IdentityResponse> {
    const stored = await this.repository.find('identity');
    return { ...this.identityOf(stored), ...changedOf(stored) };
  }

  async programme(): Promise<ProgrammeResponse> {
    const stored = await this.repository.find('programme');
    return { ...this.programmeOf(stored), ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT, 400 */
  async changeIdentity({ version, ...sent }: IdentityRequest): Promise<IdentityResponse> {
    const problems = lookProblems(sent);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const identity = withWholeLook(sent);
    const stored = await this.change('identity', version, {
      before: (setting) => this.identityOf(setting),
      after: () => identity,
      shown: () => ({ identity: shownIdentity(identity) }),
    });
    return { ...identity, ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT, 400 */
  async changeProgramme({ version, items, exceptions }: ProgrammeRequest): Promise<ProgrammeResponse> {
    const value: ProgrammeDto = {
      items: items.map((item) => ({ ...item, times: item.times || null, place: item.place || null })),
      exceptions: exceptions.map(({ itemId, start, end, place, ...exception }) => ({
        ...exception,
        itemId: itemId || null,
        start: start ?? null,
        end: end ?? null,
        place: place || null,
      })),
    };
    const problems = programmeProblems(value);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (Buffer.byteLength(JSON.stringify(value)) > maxBytes)
      throw invalid({ items: settingsTexts.tooLongTogether({ label: labelOf('items') }) });
    const stored = await this.change('programme', version, {
      before: (setting) => this.programmeOf(setting),
      after: () => value,
      shown: () => ({ programme: toProgramme(value) }),
    });
    return { ...value, ...changedOf(stored) };
  }

  async people(): Promise<PeopleResponse> {
    const stored = await this.repository.find('people');
    return toPeopleResponse(this.peopleOf(stored), stored);
  }

  /** @throws DomainError 409 VERSION_CONFLICT, 400 */
  async changePeople({ version, ...sent }: PeopleRequest): Promise<PeopleResponse> {
    const problems = peopleProblems(sent);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (Buffer.byteLength(JSON.stringify(sent)) > maxBytes)
      throw invalid({ members: settingsTexts.tooLongTogether({ label: labelOf('members') }) });
    const stored = await this.change('people', version, {
      before: (setting) => this.peopleOf(setting),
      after: (before) => toEntries(sent, before, currentActor()),
      shown: (after) => ({ people: shownPeople(after) }),
    });
    return toPeopleResponse(stored.value as PeopleEntries, stored);
  }

  async exchange(): Promise<ExchangeRateResponse> {
    const stored = await this.repository.find('exchange');
    return { ...this.exchangeOf(stored), ...changedOf(stored) };
  }

  /** The new rate applies to later prices and gifts only. @throws DomainError 409 VERSION_CONFLICT */
  async changeExchange({ version, rate }: ExchangeRateRequest): Promise<ExchangeRateResponse> {
    const exchange = { rate };
    const stored = await this.change('exchange', version, {
      before: (setting) => this.exchangeOf(setting),
      after: () => exchange,
      shown: () => ({ exchange }),
    });
    return { ...exchange, ...changedOf(stored) };
  }

  async sections(): Promise<SectionsResponse> {
    const stored = await this.repository.find('sections');
    return { ...this.sectionsOf(stored), ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT */
  async changeSections({ version, hidden, order: named }: SectionsRequest): Promise<SectionsResponse> {
    const order = navigationOrder(named ?? []);
    // In a fixed order and without duplicates, so that versions differ only if the site does.
    const sections = {
      hidden: siteSections.filter((section) => hidden.includes(section)),
      ...(isDeepStrictEqual(order, navigationOrder()) ? {} : { order }),
    };
    const stored = await this.change('sections', version, {
      before: (setting) => this.sectionsOf(setting),
      after: () => sections,
      shown: () => ({ sections }),
    });
    return { ...sections, ...changedOf(stored) };
  }

  async languages(): Promise<LanguagesResponse> {
    const stored = await this.repository.find('languages');
    return { ...this.languagesOf(stored), ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT */
  async changeLanguages({ version, offered }: LanguagesRequest): Promise<LanguagesResponse> {
    const languages = { offered: translationLanguages.filter((language) => offered.includes(language)) };
    const stored = await this.change('languages', version, {
      before: (setting) => this.languagesOf(setting),
      after: () => languages,
      shown: () => ({ languages }),
    });
    return { ...languages, ...changedOf(stored) };
  }

  async texts<Part extends keyof PageTexts>(part: Part): Promise<PageTexts[Part] & Changed> {
    const stored = await this.repository.find(part);
    return { ...this.textsOf(part, stored), ...changedOf(stored) };
  }

  /**
   * @param texts validated, with no fields but those of the part
   * @throws DomainError 409 VERSION_CONFLICT, 400
   */
  async changeTexts<Part extends keyof PageTexts>(
    part: Part,
    { version, ...texts }: PageTexts[Part] & MadeFrom,
  ): Promise<PageTexts[Part] & Changed> {
    const problems = textProblems(part, texts);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const after = storedTexts(part, texts as unknown as PageTexts[Part]);
    const [longest] = Object.entries(texts).sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
    if (longest && sizeOf(texts) > maxBytes)
      throw invalid({ [longest[0]]: settingsTexts.tooLongWithRest({ label: labelOf(longest[0]) }) });
    const stored = await this.change(part, version, {
      before: (setting) => this.textsOf(part, setting),
      after: () => after,
      shown: () => ({ [part]: after }),
    });
    return { ...after, ...changedOf(stored) };
  }

  /** At most thirty changes, newest first, followed by the state before the oldest one. */
  async history(part: SettingsPart): Promise<SettingsVersionResponse[]> {
    const { items } = await this.audit.history({
      entity: settingEntity,
      entityId: entityIds[part],
      limit: maxVersions,
      offset: 0,
    });
    return toVersions(items);
  }

  private identityOf(stored: SiteSetting | null): IdentityDto {
    return withWholeLook({ ...structuredClone(seedSite.identity), ...stored?.value } as IdentityDto);
  }

  private programmeOf(stored: SiteSetting | null): ProgrammeDto {
    return stored ? (stored.value as ProgrammeDto) : fromProgramme(seedSite.programme);
  }

  private peopleOf(stored: SiteSetting | null): PeopleEntries {
    return stored ? (stored.value as PeopleEntries) : seedPeople;
  }

  private exchangeOf(stored: SiteSetting | null): SiteExchange {
    return stored ? (stored.value as SiteExchange) : this.settings.initial.exchange;
  }

  private sectionsOf(stored: SiteSetting | null): SectionsDto {
    return (stored?.value ?? seedSite.sections) as SectionsDto;
  }

  private languagesOf(stored: SiteSetting | null): LanguagesDto {
    return (stored?.value ?? seedSite.languages) as LanguagesDto;
  }

  private textsOf<Part extends keyof PageTexts>(part: Part, stored: SiteSetting | null): PageTexts[Part] {
    return { ...seedSite[part], ...stored?.value };
  }

  /** @throws DomainError 409 VERSION_CONFLICT */
  change<Value extends object>(part: SettingsPart, version: number, states: Change<Value>): Promise<SiteSetting> {
    return this.database.transaction(async () => {
      const stored = await this.repository.find(part);
      if ((stored?.version ?? 0) !== version) throw settingsConflict(part, stored);
      const before = states.before(stored);
      const after = states.after(before);
      const next = { part, value: after, version: version + 1, updatedAt: new Date(), updatedBy: currentActor() };
      if (!(await this.repository.replace(next, stored)))
        throw settingsConflict(part, await this.repository.find(part));
      await this.audit.record({
        action: 'updated',
        entity: settingEntity,
        entityId: entityIds[part],
        summary: `${String(partTitles[part])} of the site updated`,
        before,
        after,
      });
      this.settings.replaceAfterCommit(states.shown(after));
      return next;
    });
  }
}

const toPeopleResponse = (people: PeopleEntries, stored: SiteSetting | null): PeopleResponse =>
  ({ ...people, ...changedOf(stored) }) as PeopleResponse;

export const changedOf = (
  stored: SiteSetting | null,
): Pick<IdentityResponse, 'version' | 'updatedAt' | 'updatedBy'> => ({
  version: stored?.version ?? 0,
  updatedAt: stored?.updatedAt.toISOString() ?? null,
  updatedBy: stored?.updatedBy ?? null,
});
