import { Injectable } from '@nestjs/common';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Importer, ImportField, KnownRow, RowState } from '../../platform/imports/importer.ts';
import { importHints, importLabels } from '../../platform/imports/imports.copy.ts';
import { inParts } from '../../platform/imports/in-parts.ts';
import { FamiliesRepository } from './families.repository.ts';
import { checkPlace, FamiliesService } from './families.service.ts';
import { FamiliesAdminService } from './families-admin.service.ts';
import { FamilyRequest } from './family.dto.ts';

const fields: ImportField[] = [
  {
    name: 'familyName',
    label: importLabels.familyName,
    isRequired: true,
    example: 'Okello',
    aliases: ['family', 'surname', 'last name', 'name'],
  },
  {
    name: 'headOfFamily',
    label: importLabels.headOfFamily,
    isRequired: true,
    example: 'Peter Okello',
    aliases: ['head', 'contact person', 'contact', 'parent'],
  },
  {
    name: 'email',
    label: importLabels.email,
    isRequired: true,
    example: 'okello@example.org',
    aliases: ['e-mail address', 'mail'],
  },
  {
    name: 'phone',
    label: importLabels.phone,
    isRequired: true,
    example: '0772 123 456',
    hint: importHints.phone,
    aliases: ['telephone', 'tel', 'mobile', 'phone number', 'contact number'],
  },
  {
    name: 'address',
    label: importLabels.address,
    isRequired: true,
    example: 'Plot 4, Market Street, Mbale',
    aliases: ['village', 'residence', 'location', 'place'],
  },
  {
    name: 'latitude',
    label: importLabels.latitude,
    isRequired: false,
    example: '1.0784',
    hint: importHints.latitude,
    aliases: ['lat'],
  },
  { name: 'longitude', label: importLabels.longitude, isRequired: false, example: '34.181', aliases: ['lng', 'lon'] },
];

const keyOf = ({ familyName, phone }: { familyName: string; phone: string | null }): string =>
  `${phone ?? ''} ${familyName.toLowerCase()}`;

/** Families from a list of the office. What a family has said of itself is not overwritten. */
@Injectable()
export class FamiliesImporter implements Importer<FamilyRequest> {
  readonly kind = 'families';
  readonly fields = fields;
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

  titleOf({ familyName }: FamilyRequest): string {
    return familyName;
  }

  async findKnown(requests: readonly FamilyRequest[]): Promise<Map<string, KnownRow>> {
    const found = await inParts(
      requests.map(({ phone }) => phone),
      (phones) => this.repository.findByPhones(phones),
    );
    return new Map(found.map((family) => [keyOf(family), { id: family.id }]));
  }

  create(request: FamilyRequest): Promise<number> {
    return this.families.add(request);
  }

  async statesOf(ids: readonly number[]): Promise<Map<number, RowState>> {
    const families = (await this.repository.findByIds(ids)).filter(({ deletedAt }) => deletedAt === null);
    return new Map(families.map((family) => [family.id, { state: JSON.stringify(family), title: family.familyName }]));
  }

  async remove(id: number): Promise<void> {
    await this.admin.delete(id);
  }
}
