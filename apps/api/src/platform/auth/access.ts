import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBasicAuth } from '@nestjs/swagger';
import type { StaffRole } from '@ministry/domain';
import type { Staff } from './request-context.ts';

export { currentActor, type Staff } from './request-context.ts';

/** The roles a route is open to, or `public`. A route that declares nothing is closed to everybody. */
export type Access = 'public' | readonly StaffRole[];

export const accessKey = 'access';

/** Open to visitors. A credential that is sent all the same must be right. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata<string, Access>(accessKey, 'public');

/** Open to these staff roles only. */
export const Roles = (...roles: StaffRole[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata<string, Access>(accessKey, roles), ApiBasicAuth('staff'));

/** What the guard leaves on the request. */
export interface StaffRequest {
  user?: Staff;
}

/** The staff member behind the request; on a public route undefined for a visitor. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Staff | undefined =>
    context.switchToHttp().getRequest<StaffRequest>().user,
);
