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
    summary: 'What was recorded of broadcasts, and what it takes on the disk',
  })
  @ApiOkResponse({ type: RecordingListResponse, description: 'The recordings and the room they take' })
  list(): Promise<RecordingListResponse> {
    return this.recordings.list();
  }

  @Post(':id/sermon')
  @UseInterceptors(RecordingSermonAnswer)
  @ApiOperation({
    operationId: 'draftSermonOfRecording',
    summary:
      'Make a draft sermon of a recording that is ready, once; afterwards the same is answered. 409 RECORDING_NOT_READY',
  })
  @ApiCreatedResponse({ type: RecordingSermonResponse, description: 'The draft was made' })
  @ApiOkResponse({ type: RecordingSermonResponse, description: 'It was made before' })
  @ApiErrors(409)
  draftSermon(@Param('id', IdPipe) id: number): Promise<SermonOutcome> {
    return this.sermons.draft(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteRecording',
    summary:
      'Delete a recording and free its disk, for good; 409 RECORDING_RUNNING while it is made, RECORDING_IN_USE once a sermon holds it',
  })
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(409)
  delete(@Param('id', IdPipe) id: number): Promise<void> {
    return this.removal.delete(id);
  }
}
