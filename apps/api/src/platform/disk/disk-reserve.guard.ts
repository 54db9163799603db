import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { diskFull } from '../errors/error.filter.ts';
import { rateClassKey, type RateClassName } from '../rate-limits/rate-class.ts';
import { DiskReserve } from './disk-reserve.ts';

const needNoBytes = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
/** Actions on many items, which delete among others, and what payment companies tell: a few bytes each. */
const mayUseReserve = new Set<RateClassName | undefined>(['bulk', 'hook']);

/** On a full disk, refuses what would use up the room that is kept for deletions. */
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
