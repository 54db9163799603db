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

/** Closes a route to visitors while its section is turned off; the office itself may go on. */
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

/** For a route by which visitors send something to a section of the site, or subscribe to it. 404 SECTION_OFF while it is off. */
export const OfSection = (section: SiteSection): MethodDecorator =>
  applyDecorators(SetMetadata(sectionKey, section), UseGuards(SectionGuard));
