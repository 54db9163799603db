import { Injectable } from '@nestjs/common';
import { isBlankMember, kampalaMonthStart, type TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { coordinateMissing } from './families.errors.ts';
import { FamiliesRepository } from './families.repository.ts';
import type { FamilyMemberRequest, FamilyReceipt, FamilyRequest } from './family.dto.ts';
import type { Family } from './family.entity.ts';
import type { FamilyMember } from './family-member.entity.ts';

/** Registration of families, for everyone, and their number. Families are kept until they are withdrawn. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 400 if only one coordinate is given, 429 if this e-mail address or phone number has registered too often within the hour */
  async register(request: FamilyRequest, language: TranslationLanguage | null): Promise<FamilyReceipt> {
    checkPlace(request);
    await this.limits.take('form', request);
    return this.database.transaction(async () => ({ id: await this.add(request, language) }));
  }

  /** Adds a family without a rate limit, for the office. Returns the id. @throws DomainError 400 if only one coordinate is given */
  add(request: FamilyRequest, language: TranslationLanguage | null = null): Promise<number> {
    checkPlace(request);
    return this.families.insert({ ...toColumns(request), language }, toMembers(request.familyMembers));
  }

  /** Number of families, and how many of them registered in this month in Kampala. */
  async getSummary(now: Date): Promise<{ total: number; thisMonth: number }> {
    return {
      total: await this.families.count(),
      thisMonth: await this.families.countRegistered(kampalaMonthStart(now), new Date(now.getTime() + 1)),
    };
  }
}

/** @throws DomainError 400 if only one coordinate is given */
export function checkPlace({ latitude, longitude }: Pick<FamilyRequest, 'latitude' | 'longitude'>): void {
  if (!latitude !== !longitude) throw coordinateMissing(latitude ? 'longitude' : 'latitude');
}

function toColumns({
  familyName,
  headOfFamily,
  email,
  phone,
  address,
  latitude,
  longitude,
}: FamilyRequest): Omit<Family, 'id' | 'language'> {
  const place = { latitude: latitude ?? null, longitude: longitude ?? null };
  return {
    familyName,
    headOfFamily,
    email,
    phone,
    address,
    ...place,
    status: 'active',
    registeredAt: new Date(),
    deletedAt: null,
  };
}

/** Leaves out blank rows; all other rows are complete after the validation. */
const toMembers = (
  rows: FamilyMemberRequest[] | null | undefined,
): Omit<FamilyMember, 'id' | 'familyId' | 'family'>[] =>
  (rows ?? [])
    .filter((row) => !isBlankMember(row))
    .map(({ title, firstName, lastName, dob }) => ({
      title: title ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      dateOfBirth: dob ?? '',
    }));
