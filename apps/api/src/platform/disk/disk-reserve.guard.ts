import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { diskFull } from '../errors/error.filter.ts';
import { rateClassKey, type RateClassName } from '../rate-limits/rate-class.ts';
import { DiskReserve } from './disk-reserve.ts';

const needNoBytes = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
/** Bulk actions, which include deletions, and notifications of payment companies. They need a few bytes each. */
const mayUseReserve = new Set<RateClassName | undefined>(['bulk', 'hook']);

/** On a full disk, refuses requests that would use up the space reserved for deletions. */
@Injectable()
export class DiskReserveGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly reserve: DiskReserve,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.reserve.isInUse || needNoBytes.has(context.switchToHttp().getRequest<FastifyRequest>().method))
      return true;
    const rateClass = this.reflector.getAllAndOverride<RateClassName | undefined>(rateClassKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (mayUseReserve.has(rateClass)) return true;
    throw diskFull();
  }
}
