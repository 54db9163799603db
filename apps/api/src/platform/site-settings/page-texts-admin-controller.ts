import { applyDecorators, Body, Controller, Get, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PageTexts } from '@ministry/domain';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { type Changed, type MadeFrom, SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

interface PageTextsAdminOptions<Part extends keyof PageTexts> {
  part: Part;
  /** Name of the page as it follows 'Texts of '. */
  page: string;
  request: Type<PageTexts[Part] & MadeFrom>;
  response: Type<PageTexts[Part] & Changed>;
  /** Copies the known fields of a request, so that nothing else is stored. */
  toTexts(request: PageTexts[Part]): PageTexts[Part];
}

const dashed = (part: string): string => part.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Creates the office controller for the texts of a page. Every page has the same three routes. */
export function pageTextsAdminController<Part extends keyof PageTexts>({
  part,
  page,
  request: Request,
  response,
  toTexts,
}: PageTextsAdminOptions<Part>): Type {
  const path = dashed(part);
  const name = capitalised(part);

  @ApiTags('Site settings')
  @Controller('site')
  @Permission('site.write')
  class PageTextsAdminController {
    constructor(private readonly admin: SiteSettingsAdminService) {}

    @Get(path)
    @applyDecorators(
      ApiOperation({ operationId: `get${name}`, summary: `Get the texts of ${page}, with their version` }),
      ApiOkResponse({ type: response, description: 'The texts' }),
    )
    texts(): Promise<PageTexts[Part] & Changed> {
      return this.admin.texts(part);
    }

    @Put(path)
    @applyDecorators(
      ApiOperation({
        operationId: `update${name}`,
        summary: `Update the texts of ${page}; visible at once`,
        description: 'Replaces all of them.',
      }),
      ApiBody({ type: Request }),
      ApiOkResponse({ type: response, description: 'The updated texts' }),
      ApiErrors(409),
    )
    change(@Body() request: PageTexts[Part] & MadeFrom): Promise<PageTexts[Part] & Changed> {
      return this.admin.changeTexts(part, { ...toTexts(request), version: request.version });
    }

    @Get(`${path}/history`)
    @applyDecorators(
      ApiOperation({ operationId: `list${name}Versions`, summary: `List earlier texts of ${page}, newest first` }),
      ApiOkResponse({
        type: [SettingsVersionResponse],
        description: 'Up to 30 changes, and the state before the first of them',
      }),
    )
    history(): Promise<SettingsVersionResponse[]> {
      return this.admin.history(part);
    }
  }
  // The validation pipe reads the class of the body here. For a type parameter, the compiler would emit `Object`.
  Reflect.defineMetadata('design:paramtypes', [Request], PageTextsAdminController.prototype, 'change');
  // Errors, logs and the route table name a controller by its class.
  Object.defineProperty(PageTextsAdminController, 'name', { value: `${name}AdminController` });
  return PageTextsAdminController;
}
