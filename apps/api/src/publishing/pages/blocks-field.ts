import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { type BlockType, pageLimits } from '@ministry/domain';
import { explained, saying } from '../../platform/validation/explained.ts';
import { problems } from '../../platform/validation/fields.copy.ts';
import { blockClasses, UnknownBlock } from './block.dto.ts';
import { pageTexts } from './pages.copy.ts';

const schemas = Object.fromEntries(
  Object.entries(blockClasses).map(([type, blockClass]) => [type, getSchemaPath(blockClass)]),
);

/** Lists of blocks as the description of the API has them. */
export const BlocksProperty = ({ description, required = true }: { description: string; required?: boolean }) =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      required,
      maxItems: pageLimits.blocks,
      description,
      items: {
        oneOf: Object.values(schemas).map(($ref) => ({ $ref })),
        discriminator: { propertyName: 'type', mapping: schemas },
      },
    }),
  );

/** The descriptions of all blocks; stands at a class that has a list of them. */
export const BlockModels = (): ClassDecorator => ApiExtraModels(...Object.values(blockClasses));

/** Each thing as an instance of the class that checks it. */
function toBlock(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { type } = value as { type?: unknown };
  const isKnown = typeof type === 'string' && Object.hasOwn(blockClasses, type);
  // Of an unknown type nothing else is looked at.
  return isKnown
    ? plainToInstance<object, unknown>(blockClasses[type as BlockType], value)
    : plainToInstance(UnknownBlock, { type });
}

/** The blocks of a page, each checked by its type; what is wrong with one is told under its place, `blocks.3.title`. */
export const BlocksField = ({ description }: { description: string }): PropertyDecorator =>
  applyDecorators(
    BlocksProperty({ description, required: false }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toBlock) : value)),
    IsOptional(),
    IsArray(explained(() => problems.noList)),
    ArrayMaxSize(
      pageLimits.blocks,
      explained(
        () =>
          ({ label }) =>
            problems.tooMany({ label, count: pageLimits.blocks }),
      ),
    ),
    IsObject({ each: true, ...explained(() => problems.noRows) }),
    ValidateNested({ each: true, ...explained(() => problems.noRows) }),
    ValidateBy(
      {
        name: 'bytes',
        validator: {
          validate: (value) => Buffer.byteLength(JSON.stringify(value) ?? '') <= pageLimits.blocksBytes,
        },
      },
      saying(pageTexts.blocksTooLong),
    ),
  );
