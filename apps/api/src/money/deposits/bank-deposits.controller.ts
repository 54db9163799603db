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
  @ApiOperation({ operationId: 'listBankDeposits', summary: 'List bank deposits, latest day first' })
  list(@Query() query: BankDepositListQuery): Promise<Page<BankDepositResponse>> {
    return this.deposits.list(query);
  }

  @Get(':id')
  @ApiOkResponse({
    type: BankDepositResponse,
    description: 'The deposit; `GET /api/ledger?deposit={id}` lists its entries',
  })
  @ApiOperation({
    operationId: 'getBankDeposit',
    summary: 'Get one deposit, and whether its amount is the sum of its entries',
  })
  get(@Param('id', IdPipe) id: number): Promise<BankDepositResponse> {
    return this.deposits.get(id);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: BankDepositResponse, description: 'The deposit' })
  @ApiOperation({
    operationId: 'recordBankDeposit',
    summary: 'Create a deposit with the ledger entries that it holds; 409 DEPOSITED_ALREADY',
  })
  async record(@Body() request: BankDepositRequest): Promise<BankDepositResponse> {
    return this.deposits.get(await this.deposits.record(request));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The deposit is deleted; its entries can be put into another deposit' })
  @ApiOperation({ operationId: 'deleteBankDeposit', summary: 'Delete a deposit that was recorded wrongly' })
  delete(@Param('id', IdPipe) id: number): Promise<void> {
    return this.deposits.remove(id);
  }
}
