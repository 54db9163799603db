import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  PersonErasureResponse,
  PersonExportResponse,
  PersonRecordsRequest,
  PersonSearchRequest,
  PersonSearchResponse,
} from './people.dto.ts';
import { PeopleService } from './people.service.ts';

@ApiTags('Personal data')
@Controller('people')
@Permission('people.manage')
@RateClass('bulk')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Post('search')
  @Permission('people.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'searchPerson',
    summary: 'Everything kept that may be about one person, deleted records too',
  })
  @ApiOkResponse({ type: PersonSearchResponse, description: 'The records that match, by kind' })
  search(@Body() request: PersonSearchRequest): Promise<PersonSearchResponse> {
    return this.people.search(request);
  }

  @Post('export')
  @Permission('people.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exportPerson',
    summary: 'All that stands in these records, to be handed to the person',
  })
  @ApiOkResponse({ type: PersonExportResponse, description: 'What stands in the records, by kind' })
  export(@Body() request: PersonRecordsRequest): Promise<PersonExportResponse> {
    return this.people.export(request);
  }

  @Post('erase')
  @Permission('people.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'erasePerson',
    summary: 'Erase these records for good, with their answers, mails and files; all of them or none',
  })
  @ApiOkResponse({ type: PersonErasureResponse, description: 'What was erased, by kind' })
  erase(@Body() request: PersonRecordsRequest): Promise<PersonErasureResponse> {
    return this.people.erase(request);
  }
}
