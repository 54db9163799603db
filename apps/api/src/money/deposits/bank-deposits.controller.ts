import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { BankDepositListQuery, BankDepositRequest, BankDepositResponse } from './bank-deposit.dto.ts';
import { BankDepositsService } from './bank-deposits.service.ts';

@ApiTags('Giving')
@Controller('bank-deposits')
@Permission('ledger.manage')
export class BankDepositsController {
  constructor(private readonly deposits: BankDepositsService) {}

  @Get()
  @Paged(BankDepositResponse)
  @ApiOperation({ operationId: 'listBankDeposits', summary: 'What was brought to the bank, the latest day first' })
  list(@Query() query: BankDepositListQuery): Promise<Page<BankDepositResponse>> {
    return this.deposits.list(query);
  }

  @Get(':id')
  @ApiOkResponse({
    type: BankDepositResponse,
    description: 'The deposit; its entries are those of `GET /api/ledger?deposit={id}`',
  })
  @ApiOperation({ operationId: 'getBankDeposit', summary: 'One deposit, and whether it is what its entries come to' })
  get(@Param('id', IdPipe) id: number): Promise<BankDepositResponse> {
    return this.deposits.get(id);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: BankDepositResponse, description: 'The deposit' })
  @ApiOperation({
    operationId: 'recordBankDeposit',
    summary: 'Write down a deposit with the entries of the ledger that it holds; 409 DEPOSITED_ALREADY',
  })
  async record(@Body() request: BankDepositRequest): Promise<BankDepositResponse> {
    return this.deposits.get(await this.deposits.record(request));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone; its entries wait for a deposit again' })
  @ApiOperation({ operationId: 'deleteBankDeposit', summary: 'Take back a deposit that was written down wrongly' })
  delete(@Param('id', IdPipe) id: number): Promise<void> {
    return this.deposits.remove(id);
  }
}
