import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type IAuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForCode } from '@ministry/domain';
import { type Access, accessKey, may, type Staff, type StaffRequest } from '../../platform/auth/access.ts';
import { isForeignWrite } from '../../platform/auth/foreign-write.ts';
import { setCurrentStaff } from '../../platform/auth/request-context.ts';
import { Config } from '../../platform/config/config.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';
import { BasicStrategy } from './basic.strategy.ts';
import { SecondFactorProof } from './second-factor-proof.ts';
import { staffTexts } from './staff.copy.ts';
import { secondFactorRequired, sessionEnded } from './staff.errors.ts';

const unauthorised = (): DomainError => new DomainError(401, 'UNAUTHORIZED', staffTexts.credentialsWrong);
const forbidden = (): DomainError => new DomainError(403, 'FORBIDDEN', errorTexts.notByAccount);
const foreign = (): DomainError => new DomainError(403, 'FOREIGN_ORIGIN', errorTexts.foreignOrigin);

/** In a browser, 'Basic' would open the built-in password dialog, and the browser would send the credential with every further request. */
const challengeFor = (headers: FastifyRequest['headers']): string =>
  Object.keys(headers).some((name) => name.startsWith('sec-fetch-'))
    ? 'X-Staff-Basic realm="staff"'
    : 'Basic realm="staff", charset="UTF-8"';

/** Denies by default: a route without `@Public()`, `@AnyStaff()` or `@Permission(…)` is forbidden to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly passport: IAuthGuard;

  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
    private readonly proofs: SecondFactorProof,
    strategy: BasicStrategy,
  ) {
    this.passport = new (AuthGuard())({ defaultStrategy: strategy.name, session: false });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & StaffRequest>();
    if (isForeignWrite(request.method, request.headers, this.config.publicUrl)) throw foreign();
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public' && request.headers.authorization === undefined) return true;
    await this.authenticate(context);
    if (access === 'public') return true;
    if (access === 'staff' && request.user) return true;
    if (access === undefined || access === 'staff' || !request.user || !may(request.user, access)) throw forbidden();
    if (asksForCode(access) && request.user.secondFactorSince !== null) this.checkProof(request.user, request.headers);
    return true;
  }

  private async authenticate(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<FastifyRequest & StaffRequest>();
    try {
      await this.passport.canActivate(context);
    } catch (error) {
      if (!(error instanceof UnauthorizedException)) throw error;
      void context.switchToHttp().getResponse<FastifyReply>().header('www-authenticate', challengeFor(request.headers));
      throw unauthorised();
    }
    if (!request.user) return;
    // A client without this header is not a console; it sends the password itself with each request.
    const { 'x-session-epoch': epoch } = request.headers;
    if (epoch !== undefined && epoch !== String(request.user.sessionEpoch)) throw sessionEnded();
    setCurrentStaff(request.user);
  }

  private checkProof(staff: Staff, headers: FastifyRequest['headers']): void {
    if (!this.proofs.holds(staff, headers['x-second-factor'])) throw secondFactorRequired();
  }
}
