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
    summary: 'Find everything stored that may be about one person, including deleted records',
  })
  @ApiOkResponse({ type: PersonSearchResponse, description: 'The matching records, by kind' })
  search(@Body() request: PersonSearchRequest): Promise<PersonSearchResponse> {
    return this.people.search(request);
  }

  @Post('export')
  @Permission('people.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exportPerson',
    summary: 'Export the content of these records, to be handed to the person',
  })
  @ApiOkResponse({ type: PersonExportResponse, description: 'The content of the records, by kind' })
  export(@Body() request: PersonRecordsRequest): Promise<PersonExportResponse> {
    return this.people.export(request);
  }

  @Post('erase')
  @Permission('people.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'erasePerson',
    summary: 'Erase these records permanently, with their answers, e-mails and files; all of them or none',
  })
  @ApiOkResponse({ type: PersonErasureResponse, description: 'What was erased, by kind' })
  erase(@Body() request: PersonRecordsRequest): Promise<PersonErasureResponse> {
    return this.people.erase(request);
  }
}
