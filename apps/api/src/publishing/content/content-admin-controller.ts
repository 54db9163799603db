import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  ContentBulkRequest,
  ContentBulkResponse,
  type ContentListQuery,
  ContentPreviewRequest,
  ContentPreviewResponse,
} from './content.dto.ts';
import { type ContentExportQuery, contentExportQuery } from './content-export.dto.ts';

/** The changes that the office makes to items of a kind; `ContentService` implements this. */
interface ContentChangesService<Request, Response> {
  create(request: Request): Promise<Response>;
  update(id: number, request: Request): Promise<Response>;
  delete(id: number): Promise<Response>;
  restore(id: number): Promise<Response>;
  duplicate(id: number): Promise<Response>;
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse>;
  exportCsv(query: ContentExportQuery): AsyncGenerator<string>;
  preview(request: ContentPreviewRequest): ContentPreviewResponse;
}

interface ContentAdminOptions<Request extends object, Response extends object> {
  kind: { name: string; plural: string; listQuery: Type<ContentListQuery> };
  service: Type<ContentChangesService<Request, Response>>;
  request: Type<Request>;
  response: Type<Response>;
  /** Completes the summary 'Create an event; …'. */
  beginsAs: string;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Builds an operation id such as 'createEvent'. */
const operation = (verb: string, noun: string): string => verb + capitalised(noun);

const route = (operationId: string, summary: string, ...more: MethodDecorator[]): MethodDecorator =>
  applyDecorators(ApiOperation({ operationId, summary }), ...more);

/** OpenAPI descriptions of the routes of a kind. */
function describeRoutes<Request extends object, Response extends object>({
  kind: { name, plural },
  request,
  response,
  beginsAs,
}: ContentAdminOptions<Request, Response>) {
  const one = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  const body = ApiBody({ type: request });
  const ok = (description: string): MethodDecorator => ApiOkResponse({ type: response, description });
  const created = (description: string): MethodDecorator => ApiCreatedResponse({ type: response, description });
  return {
    create: route(
      operation('create', name),
      `Create ${one}; ${beginsAs}`,
      body,
      created(`The created ${name}`),
      Idempotent(),
    ),
    update: applyDecorators(
      ApiOperation({
        operationId: operation('update', name),
        summary: `Update ${one}; 409 VERSION_CONFLICT if somebody else has changed it since`,
        description: changesFieldsSent,
      }),
      body,
      ok(`The updated ${name}`),
      ApiErrors(409),
    ),
    delete: route(
      operation('delete', name),
      `Delete ${one}; it can be restored for thirty days`,
      ok(`The deleted ${name}`),
    ),
    restore: route(operation('restore', name), `Restore a deleted ${name}`, ok(`The restored ${name}`)),
    duplicate: route(
      operation('duplicate', name),
      `Duplicate ${one} as a draft with '(Copy)' after its title`,
      created('The copy'),
    ),
    bulk: route(
      operation('change', plural),
      `Apply an action to several ${plural}, or to none if any id is unknown`,
      ApiOkResponse({ type: ContentBulkResponse, description: 'Number of changed items; for an export, the file' }),
      ApiErrors(404),
      HttpCode(200),
    ),
    preview: route(
      operation('preview', name),
      `Parse the Markdown of ${one} for a preview; stores nothing`,
      ApiOkResponse({ type: ContentPreviewResponse, description: 'The text, parsed' }),
      HttpCode(200),
    ),
  };
}

const ExportRoute = ({ plural }: { plural: string }): MethodDecorator =>
  applyDecorators(
    Get('export.csv'),
    Permission('content.read'),
    CsvFile(plural),
    ApiOperation({
      operationId: operation('export', plural),
      summary: `Export all matching ${plural} as CSV, in the order of the list`,
    }),
  );

/** Sets the classes of bodies and queries for the validation, because the compiler emits `Object` for a type parameter. */
function complete(controller: Type, plural: string, classes: Record<string, unknown[]>): void {
  for (const [method, types] of Object.entries(classes))
    Reflect.defineMetadata('design:paramtypes', types, controller.prototype as object, method);
  // Errors, logs and the route table name a controller by its class.
  Object.defineProperty(controller, 'name', { value: `${capitalised(plural)}AdminController` });
}

/**
 * The controller for changes to the items of a kind, for staff only. All kinds have the same eight routes. A kind with further routes declares them
 * in a second controller.
 */
export function contentAdminController<Request extends object, Response extends object>(
  options: ContentAdminOptions<Request, Response>,
): Type {
  const { kind, service, request: RequestClass } = options;
  const routes = describeRoutes(options);

  @ApiTags(capitalised(kind.plural))
  @Controller(kind.plural)
  @Permission('content.publish')
  class ContentAdminController {
    constructor(@Inject(service) private readonly items: ContentChangesService<Request, Response>) {}

    @Post()
    @routes.create
    create(@Body() request: Request): Promise<Response> {
      return this.items.create(request);
    }

    @Put(':id')
    @routes.update
    update(@Param('id', IdPipe) id: number, @Body() request: Request): Promise<Response> {
      return this.items.update(id, request);
    }

    @Delete(':id')
    @routes.delete
    delete(@Param('id', IdPipe) id: number): Promise<Response> {
      return this.items.delete(id);
    }

    @Post(':id/restore')
    @HttpCode(200)
    @routes.restore
    restore(@Param('id', IdPipe) id: number): Promise<Response> {
      return this.items.restore(id);
    }

    @Post(':id/duplicate')
    @routes.duplicate
    duplicate(@Param('id', IdPipe) id: number): Promise<Response> {
      return this.items.duplicate(id);
    }

    @Post('bulk')
    @RateClass('bulk')
    @routes.bulk
    bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
      return this.items.bulk(request);
    }

    @ExportRoute(kind)
    exportCsv(@Query() query: ContentExportQuery): AsyncGenerator<string> {
      return this.items.exportCsv(query);
    }

    // A preview stores nothing, so everyone who may read drafts can use it in the list.
    @Post('preview')
    @Permission('content.read')
    @routes.preview
    preview(@Body() request: ContentPreviewRequest): ContentPreviewResponse {
      return this.items.preview(request);
    }
  }

  complete(ContentAdminController, kind.plural, {
    create: [RequestClass],
    update: [Number, RequestClass],
    exportCsv: [contentExportQuery(kind.listQuery)],
  });
  return ContentAdminController;
}
