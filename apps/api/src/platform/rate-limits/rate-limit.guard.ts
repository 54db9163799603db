import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, accessKey } from '../auth/access.ts';
import { RecentSignIns } from '../auth/recent-sign-ins.ts';
import { clientAddress } from '../http/client-address.ts';
import { rateClassKey, type RateClassName } from './rate-class.ts';
import { RateLimits } from './rate-limits.ts';

/**
 * The first guard: refuses callers with too many requests before any credential is verified. Staff who are signed in are
 * counted by account or device, so that others behind the same carrier address do not use up their limit. Everybody else is
 * counted by address.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly staff: RecentSignIns,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const caller = this.staff.find(request.headers) ?? clientAddress(request.ip);
    const over = await this.limits.admit(this.classOf(context, request.method), caller);
    if (over) reply.raw.once('close', () => over(reply.raw.statusCode));
    return true;
  }

  private classOf(context: ExecutionContext, method: string): RateClassName {
    const places = [context.getHandler(), context.getClass()];
    const declared = this.reflector.getAllAndOverride<RateClassName | undefined>(rateClassKey, places);
    if (declared !== undefined) return declared;
    if (this.reflector.getAllAndOverride<Access | undefined>(accessKey, places) !== 'public') return 'admin';
    return method === 'GET' || method === 'HEAD' ? 'public' : 'form';
  }
}
