import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type ImportKind, importKindNames, importKinds } from '@ministry/domain';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { longBody } from '../http/body-parsers.ts';
import { IdPipe } from '../http/id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import {
  ImportCheckRequest,
  ImportCheckResponse,
  ImportKindResponse,
  ImportRequest,
  ImportResponse,
  ImportUndoResponse,
} from './import.dto.ts';
import { ImportUndoService } from './import-undo.service.ts';
import { ImportsService } from './imports.service.ts';

/** The OpenAPI descriptions of the routes of a kind. */
function describeRoutes(kind: ImportKind) {
  const { title } = importKinds[kind];
  const what = title.toLowerCase();
  return {
    describe: applyDecorators(
      ApiOperation({
        operationId: `describeImportOf${title}`,
        summary: `Get the fields that a file of ${what} can have, with a template`,
      }),
      ApiOkResponse({ type: ImportKindResponse, description: 'The fields and a template' }),
      ApiErrors(400, 401, 403),
    ),
    check: applyDecorators(
      ApiOperation({
        operationId: `checkImportOf${title}`,
        summary: `Check what an import of ${what} would do; nothing changes`,
      }),
      ApiOkResponse({ type: ImportCheckResponse, description: 'What would be added, and the errors by row' }),
      ApiErrors(400, 401, 403, 413, 415),
    ),
    import: applyDecorators(
      ApiOperation({
        operationId: `import${title}`,
        summary: `Import ${what} from a CSV file: all rows in one transaction, or none`,
        description:
          'Errors are named by row, such as `rows.7.phone`. If there are any, nothing is imported, unless `invalidRows` is `skip`.',
      }),
      ApiCreatedResponse({ type: ImportResponse, description: 'The import; it can be undone for thirty days' }),
      ApiErrors(400, 401, 403, 409, 413, 415, 422),
    ),
    undo: applyDecorators(
      ApiOperation({
        operationId: `undoImportOf${title}`,
        summary:
          'Undo an import as a whole; rows that were changed since, or that other data needs, are listed and left unchanged',
      }),
      ApiOkResponse({ type: ImportUndoResponse, description: 'The import, and the rows that were left unchanged' }),
      ApiErrors(400, 401, 403, 404, 409, 422),
    ),
  };
}

/** The routes of one kind. Each kind has its own routes, so that the guard knows their permission and can require a one-time code for money. */
function importController(kind: ImportKind): Type {
  const { title, permission } = importKinds[kind];
  const routes = describeRoutes(kind);

  @ApiTags('Imports')
  @Controller(`imports/${kind}`)
  @Permission(permission)
  class ImportController {
    constructor(
      private readonly imports: ImportsService,
      private readonly undoing: ImportUndoService,
    ) {}

    @Get()
    @routes.describe
    describe(): ImportKindResponse {
      return this.imports.describe(kind);
    }

    @Post('check')
    @RateClass('bulk')
    @RouteConfig(longBody)
    @HttpCode(200)
    @routes.check
    check(@Body() request: ImportCheckRequest): Promise<ImportCheckResponse> {
      return this.imports.check(kind, request);
    }

    @Post()
    @RateClass('bulk')
    @RouteConfig(longBody)
    @Idempotent()
    @routes.import
    import(@Body() request: ImportRequest): Promise<ImportResponse> {
      return this.imports.import(kind, request);
    }

    @Post(':id/undo')
    @RateClass('bulk')
    @Idempotent()
    @HttpCode(200)
    @routes.undo
    undo(@Param('id', IdPipe) id: number): Promise<ImportUndoResponse> {
      return this.undoing.undo(kind, id);
    }
  }

  // Errors, logs and the route table name a controller by its class.
  Object.defineProperty(ImportController, 'name', { value: `Import${title}Controller` });
  return ImportController;
}

export const importControllers = importKindNames.map(importController);
