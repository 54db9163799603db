import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { kampalaDay } from '@ministry/domain';
import { type PublicationStateResponse, toPublicationState } from './content.dto.ts';
import type { ContentEntity, PublicationState } from './content.entity.ts';
import { statusOf } from './lifecycle.ts';

/** Derives responses, requests, exports and new items from the columns that an entity declares. */

/** The item's fields without its publication state, as a response contains them: instants are ISO 8601 text in UTC. */
export type ContentFields<Item> = {
  [Name in Exclude<keyof Item, keyof PublicationState>]: Item[Name] extends Date | null
    ? string | Extract<Item[Name], null>
    : Item[Name];
};

/** The fields that a request may set; null clears a nullable field and leaves any other field unchanged. */
export type ContentChanges<Item> = { [Name in keyof ContentFields<Item>]?: ContentFields<Item>[Name] | null };

/** Alternative names of fields in a request; the field's own name takes precedence. */
export type FieldAliases = Readonly<Record<string, string>>;

interface ContentColumn {
  name: string;
  /** The column type as the entity declares it: 'varchar', 'simple-json'. */
  type: unknown;
  isNullable: boolean;
  default: unknown;
}

const known = new Map<Type, ContentColumn[]>();

/** The columns that the entity itself declares, in its order, without those of `ContentEntity`, which all kinds share. */
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

/** The id and the columns that the entity declares. */
export function toContentFields<Item extends ContentEntity>(entity: Type<Item>, item: Item): ContentFields<Item> {
  const fields: Record<string, unknown> = { id: item.id };
  for (const { name } of columnsOf(entity)) {
    const value = valueOf(item, name);
    fields[name] = value instanceof Date ? value.toISOString() : value;
  }
  return fields as ContentFields<Item>;
}

/** All stored fields of an item, nothing derived. @param forStaff adds the fields that are for staff only */
export const toContentResponse = <Item extends ContentEntity>(
  entity: Type<Item>,
  item: Item,
  forStaff: boolean,
): ContentFields<Item> & PublicationStateResponse =>
  Object.assign(toContentFields(entity, item), toPublicationState(item, forStaff));

/** The columns that a request sets. Fields that the request leaves out are omitted, so that an update does not change them. */
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

/** The publication state that a request may set: whether the item is published, and when that changes automatically. */
const stateColumns: Pick<ContentColumn, 'name' | 'type' | 'isNullable'>[] = [
  { name: 'isActive', type: 'boolean', isNullable: false },
  { name: 'publishAt', type: 'datetime', isNullable: true },
  { name: 'unpublishAt', type: 'datetime', isNullable: true },
];

/** Values of a new item's columns where nothing is given: null, empty, zero, false or now (EDIT-46). */
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
