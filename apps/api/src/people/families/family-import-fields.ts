import { readDay } from '../../platform/imports/cell-values.ts';
import type { Cells, ImportField, ItemParts } from '../../platform/imports/importer.ts';
import { importHints, importLabels } from '../../platform/imports/imports.copy.ts';

/** The import fields of the family itself. */
export const familyFields: ImportField[] = [
  {
    name: 'household',
    label: importLabels.household,
    isRequired: false,
    example: '7',
    hint: importHints.household,
    aliases: ['household id', 'household number', 'family id', 'family number', 'family no', 'family code'],
  },
  {
    name: 'familyName',
    label: importLabels.familyName,
    isRequired: true,
    standIn: ['household'],
    example: 'Okello',
    aliases: ['family', 'household name', 'surname', 'last name', 'name'],
  },
  {
    name: 'headOfFamily',
    label: importLabels.headOfFamily,
    isRequired: true,
    standIn: ['firstName', 'fullName'],
    example: 'Peter Okello',
    hint: importHints.headOfFamily,
    aliases: ['head', 'household primary contact', 'primary contact', 'contact person', 'contact', 'parent'],
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

const memberFields: ImportField[] = [
  {
    name: 'title',
    label: importLabels.memberTitle,
    isRequired: true,
    example: 'Daughter',
    aliases: ['relationship', 'relation', 'family role', 'household role', 'role', 'position'],
  },
  {
    name: 'firstName',
    label: importLabels.memberFirstName,
    isRequired: true,
    standIn: ['fullName'],
    example: 'Grace',
    aliases: ['first name', 'given name', 'given names'],
  },
  {
    name: 'lastName',
    label: importLabels.memberLastName,
    isRequired: false,
    example: 'Akello',
    hint: importHints.memberLastName,
    aliases: ['last name', 'surname'],
  },
  {
    name: 'fullName',
    label: importLabels.memberFullName,
    isRequired: false,
    isInTemplate: false,
    example: 'Grace Akello',
    hint: importHints.memberFullName,
    aliases: ['member', 'member name', 'name of member', 'full name', 'person', 'name'],
  },
  {
    name: 'dob',
    label: importLabels.memberBirth,
    isRequired: true,
    example: '09/03/2014',
    hint: importHints.memberBirth,
    aliases: ['date of birth', 'birth date', 'birthday', 'born'],
    read: readDay,
  },
];

/** The last nine digits: a Ugandan number without its leading zero or country code. */
const significantDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-9);
const nameOf = ({ familyName = '' }: Cells): string => familyName.toLowerCase();

/**
 * One row for each member. Rows with the same household, or with the same name and phone, are one family. A row without a phone that has no name, or
 * the same name, continues the family of the row above.
 */
export const memberParts: ItemParts = {
  list: 'familyMembers',
  fields: memberFields,
  secondExample: {
    household: '7',
    familyName: 'Okello',
    phone: '0772 123 456',
    title: 'Son',
    firstName: 'Samuel',
    lastName: 'Okello',
    dob: '17/08/2011',
  },
  keyOf(row) {
    if (row['household']) return `household ${row['household'].toLowerCase()}`;
    return nameOf(row) && row['phone'] ? `${significantDigits(row['phone'])} ${nameOf(row)}` : undefined;
  },
  isContinued: (row, first) => !row['phone'] && (!nameOf(row) || nameOf(row) === nameOf(first)),
};
