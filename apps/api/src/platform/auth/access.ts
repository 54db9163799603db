import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBasicAuth } from '@nestjs/swagger';
import { isPermitted, type Permission as StaffPermission } from '@ministry/domain';
import type { Staff } from './request-context.ts';

export { actAs, currentActor, currentStaff, type Staff } from './request-context.ts';

/** Who may use a route: everybody, every staff account, or the roles with a permission. A route without a declaration is closed to all. */
export type Access = 'public' | 'staff' | StaffPermission;

export const accessKey = 'access';

/** Open to visitors. If a credential is sent, it must be valid. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata<string, Access>(accessKey, 'public');

const closed = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata<string, Access>(accessKey, access), ApiBasicAuth('staff'));

/** Open to every staff account. */
export const AnyStaff = (): MethodDecorator & ClassDecorator => closed('staff');

/** Open to the roles that have this permission (`rolePermissions`). */
export const Permission = (permission: StaffPermission): MethodDecorator & ClassDecorator => closed(permission);

/** Whether an account has a permission, for parts of a response that only some roles get. */
export const may = (staff: Staff | undefined, permission: StaffPermission): boolean =>
  staff !== undefined && isPermitted(staff.role, permission);

/** Reads a part of a combined response that only some roles get; undefined for the others, without a query of the database. */
export const ifMay = async <Answer>(
  staff: Staff,
  permission: StaffPermission,
  read: () => Promise<Answer> | Answer,
): Promise<Answer | undefined> => (may(staff, permission) ? read() : undefined);

/** A request after `AccessGuard`, which sets the account. */
export interface StaffRequest {
  user?: Staff;
}

/** The account that sent the request; undefined for a visitor on a public route. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Staff | undefined =>
    context.switchToHttp().getRequest<StaffRequest>().user,
);
