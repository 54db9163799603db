import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SiteSection } from '@ministry/domain';
import type { StaffRequest } from '../auth/access.ts';
import { sectionOff } from './site-settings.errors.ts';
import { SiteSettingsService } from './site-settings.service.ts';

const sectionKey = 'section';

/** Closes a route to visitors while its section is turned off. Signed-in staff can still use it. */
@Injectable()
class SectionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SiteSettingsService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const section = this.reflector.get<SiteSection>(sectionKey, context.getHandler());
    const isOff = this.settings.current.sections.hidden.includes(section);
    if (isOff && !context.switchToHttp().getRequest<StaffRequest>().user) throw sectionOff();
    return true;
  }
}

/** Marks a route by which visitors send something to a section or subscribe to it. While the section is off: 404 SECTION_OFF. */
export const OfSection = (section: SiteSection): MethodDecorator =>
  applyDecorators(SetMetadata(sectionKey, section), UseGuards(SectionGuard));
