import { Injectable } from '@nestjs/common';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Cells, Importer, ItemState, KnownItem } from '../../platform/imports/importer.ts';
import { inParts } from '../../platform/imports/in-parts.ts';
import { FamiliesRepository } from './families.repository.ts';
import { checkPlace, FamiliesService } from './families.service.ts';
import { FamiliesAdminService } from './families-admin.service.ts';
import { type FamilyMemberRequest, FamilyRequest } from './family.dto.ts';
import { familyFields, memberParts } from './family-import-fields.ts';

const keyOf = ({ familyName, phone }: { familyName: string; phone: string | null }): string =>
  `${phone ?? ''} ${familyName.toLowerCase()}`;

type MemberValues = FamilyMemberRequest & { fullName?: string };

/** The last word of a full name is the last name; one word alone is the first name. */
function withNames({ fullName = '', ...member }: MemberValues): FamilyMemberRequest {
  if (member.firstName || fullName === '') return member;
  const words = fullName.split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { ...member, firstName: words.join(' '), lastName: member.lastName ?? lastName };
}

/** Imports families, with their members if the file has a row for each. Data that a family has entered itself is not overwritten. */
@Injectable()
export class FamiliesImporter implements Importer<FamilyRequest> {
  readonly kind = 'families';
  readonly fields = familyFields;
  readonly parts = memberParts;
  readonly request = FamilyRequest;
  readonly check = checkPlace;
  readonly keyOf = keyOf;

  constructor(
    registry: ImportRegistry,
    private readonly families: FamiliesService,
    private readonly admin: FamiliesAdminService,
    private readonly repository: FamiliesRepository,
  ) {
    registry.register<FamilyRequest>(this);
  }

  complete(
    { household, familyMembers, ...values }: Record<string, unknown>,
    _cells: Cells,
    memberRows: readonly Cells[],
  ): Record<string, unknown> {
    const members = ((familyMembers ?? []) as MemberValues[]).map(withNames);
    const head = members.find(({ title }) => /\bhead\b/i.test(title ?? '')) ?? members[0];
    // A household with a digit in it is a number, not a name.
    const familyName = values['familyName'] ?? (/\d/.test(String(household)) ? head?.lastName : household);
    for (const [at, member] of members.entries())
      member.lastName ??= memberRows[at]?.['familyName'] || (familyName as string | undefined);
    return {
      ...values,
      familyName,
      headOfFamily: values['headOfFamily'] ?? (head?.firstName ? `${head.firstName} ${head.lastName}` : undefined),
      ...(members.length > 0 && { familyMembers: members }),
    };
  }

  titleOf({ familyName }: FamilyRequest): string {
    return familyName;
  }

  async findKnown(requests: readonly FamilyRequest[]): Promise<Map<string, KnownItem>> {
    const found = await inParts(
      requests.map(({ phone }) => phone),
      (phones) => this.repository.findByPhones(phones),
    );
    return new Map(found.map((family) => [keyOf(family), { id: family.id }]));
  }

  create(request: FamilyRequest): Promise<number> {
    return this.families.add(request);
  }

  async statesOf(ids: readonly number[]): Promise<Map<number, ItemState>> {
    const families = (await this.repository.findByIds(ids)).filter(({ deletedAt }) => deletedAt === null);
    return new Map(families.map((family) => [family.id, { state: JSON.stringify(family), title: family.familyName }]));
  }

  async remove(id: number): Promise<void> {
    await this.admin.delete(id);
  }
}
