import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { type BlockType, pageLimits } from '@ministry/domain';
import { explained, withMessage } from '../../platform/validation/explained.ts';
import { problems } from '../../platform/validation/fields.copy.ts';
import { blockClasses, UnknownBlock } from './block.dto.ts';
import { pageTexts } from './pages.copy.ts';

const schemas = Object.fromEntries(
  Object.entries(blockClasses).map(([type, blockClass]) => [type, getSchemaPath(blockClass)]),
);

/** The OpenAPI description of a list of blocks. */
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

/** Adds the OpenAPI schemas of all blocks; for classes that have a list of blocks. */
export const BlockModels = (): ClassDecorator => ApiExtraModels(...Object.values(blockClasses));

/** Turns each item into an instance of the class that validates it. */
function toBlock(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { type } = value as { type?: unknown };
  const isKnown = typeof type === 'string' && Object.hasOwn(blockClasses, type);
  // Only the type is validated if it is unknown.
  return isKnown
    ? plainToInstance<object, unknown>(blockClasses[type as BlockType], value)
    : plainToInstance(UnknownBlock, { type });
}

/** The blocks of a page, each validated by its type. Errors are reported under the position of the block, such as `blocks.3.title`. */
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
      withMessage(pageTexts.blocksTooLong),
    ),
  );
