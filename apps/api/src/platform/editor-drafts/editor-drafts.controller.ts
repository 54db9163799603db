import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { type Page, Paged, PageQuery } from '../http/paged.ts';
import { EditorDraftKeyPipe } from './editor-draft-key.pipe.ts';
import {
  EditorDraftQuery,
  EditorDraftRequest,
  EditorDraftSummaryResponse,
  FoundEditorDraftResponse,
  SavedEditorDraftResponse,
} from './editor-drafts.dto.ts';
import { EditorDraftsService } from './editor-drafts.service.ts';

const Key = ApiParam({
  name: 'key',
  description: "Name of the form, and the id of the item or 'new'",
  example: 'sermons.12',
});

@ApiTags('Editor drafts')
@Controller('editor-drafts')
@Permission('console.open')
export class EditorDraftsController {
  constructor(private readonly drafts: EditorDraftsService) {}

  @ApiOperation({
    operationId: 'listEditorDrafts',
    summary: 'List the unsaved forms of your account, last typed first',
  })
  @Paged(EditorDraftSummaryResponse)
  @Get()
  list(@Query() query: PageQuery, @CurrentStaff() staff: Staff): Promise<Page<EditorDraftSummaryResponse>> {
    return this.drafts.list(staff, query);
  }

  @Get(':key')
  @Key
  @ApiOperation({ operationId: 'getEditorDraft', summary: 'Get what your account has typed into a form and not saved' })
  @ApiOkResponse({ type: FoundEditorDraftResponse, description: 'The draft, if there is one' })
  get(@Param('key', EditorDraftKeyPipe) key: string, @CurrentStaff() staff: Staff): Promise<FoundEditorDraftResponse> {
    return this.drafts.get(staff, key);
  }

  @Put(':key')
  @Key
  @ApiOperation({
    operationId: 'saveEditorDraft',
    summary:
      'Save what is typed into a form, for thirty days; 409 OTHER_DRAFT if another browser has saved a draft since',
    description:
      'Replaces the draft of the same browser. The draft of another browser is replaced only if `replaces` names it.',
  })
  @ApiOkResponse({ type: SavedEditorDraftResponse, description: 'When the draft was saved' })
  @ApiErrors(409)
  put(
    @Param('key', EditorDraftKeyPipe) key: string,
    @Body() request: EditorDraftRequest,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedEditorDraftResponse> {
    return this.drafts.put(staff, key, request);
  }

  @Delete(':key')
  @Key
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteEditorDraft', summary: 'Delete the draft of a form' })
  @ApiNoContentResponse({ description: 'The form has no draft any more' })
  remove(
    @Param('key', EditorDraftKeyPipe) key: string,
    @Query() { device }: EditorDraftQuery,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.drafts.remove(staff, key, device);
  }
}
