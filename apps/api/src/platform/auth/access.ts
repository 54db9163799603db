import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBasicAuth } from '@nestjs/swagger';
import { isPermitted, type Permission as StaffPermission } from '@ministry/domain';
import type { Staff } from './request-context.ts';

export { actAs, currentActor, currentStaff, type Staff } from './request-context.ts';

/** Open to everybody, to the person who is signed in, or to roles with a permission. A route that declares nothing is closed. */
export type Access = 'public' | 'staff' | StaffPermission;

export const accessKey = 'access';

/** Open to visitors. A credential that is sent all the same must be right. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata<string, Access>(accessKey, 'public');

const closed = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata<string, Access>(accessKey, access), ApiBasicAuth('staff'));

/** Open to every staff account. */
export const AnyStaff = (): MethodDecorator & ClassDecorator => closed('staff');

/** Open to the roles that have this permission (`rolePermissions`). */
export const Permission = (permission: StaffPermission): MethodDecorator & ClassDecorator => closed(permission);

/** For what a public route answers to some roles only. */
export const may = (staff: Staff | undefined, permission: StaffPermission): boolean =>
  staff !== undefined && isPermitted(staff.role, permission);

/** What a combined answer holds for some roles only; undefined, and nothing is asked of the database, for the others. */
export const ifMay = async <Answer>(
  staff: Staff,
  permission: StaffPermission,
  read: () => Promise<Answer> | Answer,
): Promise<Answer | undefined> => (may(staff, permission) ? read() : undefined);

/** What the guard leaves on the request. */
export interface StaffRequest {
  user?: Staff;
}

/** The staff member behind the request; on a public route undefined for a visitor. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Staff | undefined =>
    context.switchToHttp().getRequest<StaffRequest>().user,
);
