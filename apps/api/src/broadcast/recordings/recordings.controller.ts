import { Controller, Delete, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { RecordingListResponse, RecordingSermonResponse } from './recording.dto.ts';
import { RecordingRemoval } from './recording-removal.ts';
import { RecordingSermonAnswer } from './recording-sermon-answer.ts';
import { RecordingSermons, type SermonOutcome } from './recording-sermons.ts';
import { RecordingsService } from './recordings.service.ts';

@ApiTags('Recordings')
@Controller('media/recordings')
@Permission('media.broadcast')
@RateClass('media')
export class RecordingsController {
  constructor(
    private readonly recordings: RecordingsService,
    private readonly sermons: RecordingSermons,
    private readonly removal: RecordingRemoval,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listRecordings',
    summary: 'List the recordings of broadcasts, with the disk space that they use',
  })
  @ApiOkResponse({ type: RecordingListResponse, description: 'The recordings and the disk space that they use' })
  list(): Promise<RecordingListResponse> {
    return this.recordings.list();
  }

  @Post(':id/sermon')
  @UseInterceptors(RecordingSermonAnswer)
  @ApiOperation({
    operationId: 'draftSermonOfRecording',
    summary:
      'Create a draft sermon from a recording that is ready. Repeated calls return the same sermon. 409 RECORDING_NOT_READY',
  })
  @ApiCreatedResponse({ type: RecordingSermonResponse, description: 'The draft sermon is created' })
  @ApiOkResponse({ type: RecordingSermonResponse, description: 'The draft sermon already exists' })
  @ApiErrors(409)
  draftSermon(@Param('id', IdPipe) id: number): Promise<SermonOutcome> {
    return this.sermons.draft(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteRecording',
    summary:
      'Delete a recording permanently and free its disk space; 409 RECORDING_RUNNING while it is being recorded, RECORDING_IN_USE if a sermon uses it',
  })
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(409)
  delete(@Param('id', IdPipe) id: number): Promise<void> {
    return this.removal.delete(id);
  }
}
