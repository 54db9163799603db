import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, IsNull, LessThan, MoreThan, MoreThanOrEqual, Repository, type SelectQueryBuilder } from 'typeorm';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { FamilyFilter, FamilyListQuery } from './family.dto.ts';
import { Family } from './family.entity.ts';
import { FamilyMember } from './family-member.entity.ts';

const sortedBy: Record<string, string> = {
  familyName: 'family.familyName',
  registrationDate: 'family.registeredAt',
  deletedAt: 'family.deletedAt',
};

@Injectable()
export class FamiliesRepository {
  constructor(
    @InjectRepository(Family) private readonly families: Repository<Family>,
    @InjectRepository(FamilyMember) private readonly members: Repository<FamilyMember>,
  ) {}

  /** Returns the id. */
  async insert(
    columns: Omit<Family, 'id'>,
    members: readonly Omit<FamilyMember, 'id' | 'familyId' | 'family'>[],
  ): Promise<number> {
    const { identifiers } = await this.families.insert(columns);
    const familyId = Number(identifiers[0]?.id);
    // One statement, so that the ids are in the order of the rows.
    if (members.length > 0) await this.members.insert(members.map((member) => ({ ...member, familyId })));
    return familyId;
  }

  /** One page of the families that match, in the requested order, and the total. */
  async list({ limit, offset, sort, ...filter }: FamilyListQuery): Promise<Page<Family>> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const [items, total] = await this.matching(filter)
      .orderBy(sortedBy[sort.replace('-', '')] ?? '', direction)
      .addOrderBy('family.id', direction)
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return { items, total };
  }

  /** Families that match, newest first; only those with ids below `before`, if it is given. */
  listBefore(filter: FamilyFilter, before: number | undefined, limit: number): Promise<Family[]> {
    const rows = this.matching(filter).orderBy('family.id', 'DESC').limit(limit);
    return (before === undefined ? rows : rows.andWhere('family.id < :before', { before })).getMany();
  }

  /** E-mail addresses and phone numbers of active families whose address contains the words, with ids above `after`. */
  listAddresses(
    place: string,
    after: number,
    limit: number,
  ): Promise<Pick<Family, 'id' | 'email' | 'phone' | 'language'>[]> {
    const rows = this.families
      .createQueryBuilder('family')
      .select(['family.id', 'family.email', 'family.phone', 'family.language'])
      .where({ deletedAt: IsNull(), status: 'active', id: MoreThan(after) })
      .orderBy('family.id', 'ASC')
      .limit(limit);
    searchIn(rows, place, ['family.address']);
    return rows.getMany();
  }

  /** All families that match and have a place, by name, with the columns that a map needs. */
  listPlaces(filter: FamilyFilter): Promise<Pick<Family, 'id' | 'familyName' | 'status' | 'latitude' | 'longitude'>[]> {
    return this.matching({ ...filter, place: 'known' })
      .select(['family.id', 'family.familyName', 'family.status', 'family.latitude', 'family.longitude'])
      .orderBy('family.familyName', 'ASC')
      .addOrderBy('family.id', 'ASC')
      .getMany();
  }

  countMatching(filter: FamilyFilter): Promise<number> {
    return this.matching(filter).getCount();
  }

  /** The existing rows among these ids, including deleted ones, newest first. */
  findByIds(ids: readonly number[]): Promise<Family[]> {
    return this.families.find({ where: { id: In([...ids]) }, order: { id: 'DESC' } });
  }

  findById(id: number): Promise<Family | null> {
    return this.families.findOneBy({ id });
  }

  /** Families with one of these phone numbers that are not deleted. */
  findByPhones(phones: readonly string[]): Promise<Family[]> {
    return this.families.find({ where: { phone: In([...phones]), deletedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** The members of these families, in the order of the forms. */
  listMembers(familyIds: readonly number[]): Promise<FamilyMember[]> {
    return this.members.find({ where: { familyId: In([...familyIds]) }, order: { id: 'ASC' } });
  }

  async update(ids: readonly number[], columns: Partial<Family>): Promise<void> {
    await this.families.update({ id: In([...ids]) }, columns);
  }

  count(): Promise<number> {
    return this.families.countBy({ deletedAt: IsNull() });
  }

  /** Number of families that registered from `start` up to, but not at, `end`. */
  countRegistered(start: Date, end: Date): Promise<number> {
    return this.families.countBy({ deletedAt: IsNull(), registeredAt: And(MoreThanOrEqual(start), LessThan(end)) });
  }

  /** Removes for good what was deleted before `moment`, with the members. Returns the number of families removed. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    return (await this.families.delete({ deletedAt: LessThan(moment) })).affected ?? 0;
  }

  private matching({ status, search, place }: FamilyFilter): SelectQueryBuilder<Family> {
    const rows = this.families
      .createQueryBuilder('family')
      .where(`family.deletedAt IS ${status === 'deleted' ? 'NOT NULL' : 'NULL'}`);
    if (status === 'active' || status === 'inactive') rows.andWhere('family.status = :status', { status });
    if (place !== 'all') rows.andWhere(`family.latitude IS ${place === 'known' ? 'NOT NULL' : 'NULL'}`);
    searchIn(rows, search, ['family.familyName', 'family.headOfFamily', 'family.email']);
    return rows;
  }
}
