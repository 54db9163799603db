import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { unavailable } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { Readiness } from './readiness.ts';

/** Health checks for the process supervisor and the load balancer. They reveal no internal details. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  /** The process is alive. */
  @Public()
  @Get('healthz')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Requests can be served: the database answers and no shutdown is under way. */
  @Public()
  @Get('readyz')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.readiness.isShuttingDown) throw unavailable('SHUTTING_DOWN', errorTexts.stopping, 5);
    await this.database.ping();
    return { status: 'ok' };
  }
}
