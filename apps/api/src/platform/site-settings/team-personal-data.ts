import { Injectable } from '@nestjs/common';
import { type MemberEntry, type PeopleEntries, shownPeople } from '@ministry/domain';
import { AuditPersonalData } from '../audit/audit-personal-data.ts';
import { currentActor } from '../auth/access.ts';
import { matchesOf } from '../personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../personal-data/personal-data.ts';
import type { SiteSetting } from './site-setting.entity.ts';
import { settingsConflict } from './site-settings.errors.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { entityIds, settingEntity } from './site-settings-admin.service.ts';

/** Personal data of the team, in the settings and in the audit log. */
@Injectable()
export class TeamPersonalData implements PersonalData {
  readonly kind = 'team-member';
  readonly title = 'Team';

  constructor(
    places: PersonalDataRegistry,
    private readonly repository: SiteSettingsRepository,
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditPersonalData,
  ) {
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const stored = await this.repository.find('people');
    return membersOf(stored)
      .map((member) => ({
        member,
        matched: matchesOf(query, { email: [member.email], phone: [member.phone], name: [member.name] }),
      }))
      .filter(({ matched }) => !matched.includes('text'))
      .slice(0, limit)
      .map(({ member: { id, name, position }, matched }) => ({ id, title: name, detail: position, at: null, matched }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const members = membersOf(await this.repository.find('people'));
    return members.filter(({ id }) => ids.includes(id)).map(toFacts);
  }

  /** Also erases the earlier versions of the team, because they name the person too; they can no longer be restored. */
  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const stored = await this.repository.find('people');
    const members = membersOf(stored);
    const rest = members.filter(({ id }) => !ids.includes(id));
    if (!stored || rest.length === members.length) return { count: 0 };
    const value: PeopleEntries = { ...(stored.value as PeopleEntries), members: rest };
    const next = { ...stored, value, version: stored.version + 1, updatedAt: new Date(), updatedBy: currentActor() };
    if (!(await this.repository.update(next, stored.version))) throw settingsConflict('people', stored);
    await this.audit.redactOf(settingEntity, [entityIds.people]);
    this.settings.replaceAfterCommit({ people: shownPeople(value) });
    return { count: members.length - rest.length, note: 'with all earlier versions of the team' };
  }
}

const membersOf = (stored: SiteSetting | null): readonly MemberEntry[] =>
  stored ? (stored.value as PeopleEntries).members : [];

const toFacts = (member: MemberEntry): PersonalFacts => ({
  Name: member.name,
  Office: member.position,
  Department: member.department,
  Place: member.location,
  'Short text': member.bio,
  'E-mail': member.email,
  Phone: member.phone,
  'Can be asked about': member.specialties,
  Portrait: member.image,
  'Agreed to be shown': member.consentOn,
  'Consent noted by': member.consentBy,
});
