import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { kampalaDay } from '@ministry/domain';
import { type PublicationStateResponse, toPublicationState } from './content.dto.ts';
import type { ContentEntity, PublicationState } from './content.entity.ts';
import { statusOf } from './lifecycle.ts';

/** What the columns of an entity say once, for its answers, requests, exports and new items. */

/** The fields of an item that are its own, as an answer has them: instants as ISO 8601 text, UTC. */
export type ContentFields<Item> = {
  [Name in Exclude<keyof Item, keyof PublicationState>]: Item[Name] extends Date | null
    ? string | Extract<Item[Name], null>
    : Item[Name];
};

/** The fields that a request may set; null empties those that may be empty, and says nothing of the others. */
export type ContentChanges<Item> = { [Name in keyof ContentFields<Item>]?: ContentFields<Item>[Name] | null };

/** Further names of fields in a request; the field's own name wins. */
export type FieldAliases = Readonly<Record<string, string>>;

interface ContentColumn {
  name: string;
  /** As the entity declares it: 'varchar', 'simple-json'. */
  type: unknown;
  isNullable: boolean;
  default: unknown;
}

const known = new Map<Type, ContentColumn[]>();

/** The columns that the entity itself declares, in its order; those of `ContentEntity` are the same for all kinds. */
function columnsOf<Item extends ContentEntity>(entity: Type<Item>): ContentColumn[] {
  let columns = known.get(entity);
  if (!columns) {
    columns = getMetadataArgsStorage()
      .columns.filter(({ target }) => target === entity)
      .map(({ propertyName, options }) => ({
        name: propertyName,
        type: options.type,
        isNullable: options.nullable === true,
        default: options.default as unknown,
      }));
    known.set(entity, columns);
  }
  return columns;
}

const valueOf = (item: object, name: string): unknown => (item as Record<string, unknown>)[name];

/** The id and what the entity declares. */
export function toContentFields<Item extends ContentEntity>(entity: Type<Item>, item: Item): ContentFields<Item> {
  const fields: Record<string, unknown> = { id: item.id };
  for (const { name } of columnsOf(entity)) {
    const value = valueOf(item, name);
    fields[name] = value instanceof Date ? value.toISOString() : value;
  }
  return fields as ContentFields<Item>;
}

/** All that is stored of an item, nothing derived. @param forStaff adds what is for staff only */
export const toContentResponse = <Item extends ContentEntity>(
  entity: Type<Item>,
  item: Item,
  forStaff: boolean,
): ContentFields<Item> & PublicationStateResponse =>
  Object.assign(toContentFields(entity, item), toPublicationState(item, forStaff));

/** The columns that a request sets; what it leaves out is left out, so that an update leaves it alone. */
export function toColumns<Item extends ContentEntity>(
  entity: Type<Item>,
  request: object,
  aliases: FieldAliases = {},
): Partial<Item> {
  const requested = (name: string): unknown => {
    const names = [name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)];
    const values = names.map((each) => valueOf(request, each));
    return values.find((value) => value !== undefined && value !== null) ?? values[0];
  };
  const columns: Record<string, unknown> = {};
  for (const { name, type, isNullable } of [...columnsOf(entity), ...stateColumns]) {
    const value = requested(name);
    if (value === undefined || (value === null && !isNullable)) continue;
    if (type === 'datetime' && typeof value === 'string') columns[name] = new Date(value);
    else columns[name] = value === '' && isNullable ? null : value;
  }
  return columns as Partial<Item>;
}

/** What a request may set of an item's state: whether it is published, and when that changes by itself. */
const stateColumns: Pick<ContentColumn, 'name' | 'type' | 'isNullable'>[] = [
  { name: 'isActive', type: 'boolean', isNullable: false },
  { name: 'publishAt', type: 'datetime', isNullable: true },
  { name: 'unpublishAt', type: 'datetime', isNullable: true },
];

/** What a new item says where nobody has said anything: nothing, no, or now (EDIT-46). */
export function emptyColumns<Item extends ContentEntity>(
  entity: Type<Item>,
  now: Date,
): Omit<Item, 'id' | keyof PublicationState> {
  return Object.fromEntries(columnsOf(entity).map((column) => [column.name, emptyValue(column, now)])) as Omit<
    Item,
    'id' | keyof PublicationState
  >;
}

function emptyValue({ type, isNullable, default: value }: ContentColumn, now: Date): unknown {
  if (isNullable) return null;
  switch (type) {
    case 'boolean':
      return value ?? false;
    case 'integer':
      return value ?? 0;
    case 'datetime':
      return now;
    case 'date':
      return kampalaDay(now);
    case 'simple-json':
      return [];
    default:
      return value ?? '';
  }
}

export type ExportedColumns<Item> = Record<string, (item: Item) => string | number | boolean | null>;

const longTextTypes = new Set<unknown>(['text', 'mediumtext']);

/** The columns of an export: the title first, long texts last. */
export function exportedColumns<Item extends ContentEntity>(entity: Type<Item>, title: string): ExportedColumns<Item> {
  const others = columnsOf(entity).filter(({ name }) => name !== title);
  const exported = (names: ContentColumn[]): ExportedColumns<Item> =>
    Object.fromEntries(names.map(({ name }) => [name, (item: Item) => toCell(valueOf(item, name))]));
  return {
    id: ({ id }) => id,
    [title]: (item) => toCell(valueOf(item, title)),
    status: statusOf,
    ...exported(others.filter(({ type }) => !longTextTypes.has(type))),
    ...exported(others.filter(({ type }) => longTextTypes.has(type))),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  };
}

function toCell(value: unknown): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : (value as string | number | boolean | null);
}
