import { Injectable } from '@nestjs/common';
import { isBlankMember, kampalaMonthStart, type TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { coordinateMissing } from './families.errors.ts';
import { FamiliesRepository } from './families.repository.ts';
import type { FamilyMemberRequest, FamilyReceipt, FamilyRequest } from './family.dto.ts';
import type { Family } from './family.entity.ts';
import type { FamilyMember } from './family-member.entity.ts';

/** Families as everyone may register them, and how many there are. They are kept until they are withdrawn. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 400 with one coordinate alone, 429 when this address or number has registered too often within the hour */
  async register(request: FamilyRequest, language: TranslationLanguage | null): Promise<FamilyReceipt> {
    checkPlace(request);
    await this.limits.take('form', request);
    return this.database.transaction(async () => ({ id: await this.add(request, language) }));
  }

  /** For the office, which is not limited. Answers the id. @throws DomainError 400 with one coordinate alone */
  add(request: FamilyRequest, language: TranslationLanguage | null = null): Promise<number> {
    checkPlace(request);
    return this.families.insert({ ...toColumns(request), language }, toMembers(request.familyMembers));
  }

  /** How many families there are, and how many of them have come in this month of Kampala. */
  async getSummary(now: Date): Promise<{ total: number; thisMonth: number }> {
    return {
      total: await this.families.count(),
      thisMonth: await this.families.countRegistered(kampalaMonthStart(now), new Date(now.getTime() + 1)),
    };
  }
}

/** @throws DomainError 400 with one coordinate alone */
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

/** Without the rows that nobody has written into; all others are whole by now. */
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
