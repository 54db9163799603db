import { IntersectionType } from '@nestjs/swagger';
import { pageTextLimits as limits, type VisitIcon, visitIcons } from '@ministry/domain';
import { OneOf } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { PointDto } from './about-texts.dto.ts';
import { Lead, PageDescription } from './page-text-fields.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

class VisitTipDto extends PointDto {
  @OneOf(visitIcons, { description: 'Icon', example: 'family' })
  icon: VisitIcon;
}

/** Texts of the contact page, in the same form for the office and for visitors. */
export class ContactTextsDto {
  @PageDescription('Write to us, plan your first visit, and see the ways to give.')
  description: string;

  @Lead('Sentence below the heading of the page', 'Write, call or come by.')
  lead: string;

  @Lead('Sentence below the heading of the first visit', 'Here is what to expect the first time.')
  visitLead: string;

  @Lead('Sentence beside the button for the first visit', 'Tell us the day.')
  scheduleText: string;

  @Lead('Sentence below the heading of giving', 'Everything here is carried by people who give.')
  givingLead: string;

  @Lead('Sentence about giving in person, shown before the address', 'At every service. Ask for a receipt.')
  officeText: string;

  @Rows(VisitTipDto, { count: limits.points, description: 'Tips for a first visit, in order' })
  visitTips: VisitTipDto[];
}

/** Texts of the live page, in the same form for the office and for visitors. */
export class LiveTextsDto {
  @PageDescription('Watch or hear the services as they happen.')
  description: string;

  @Lead('Sentence below the heading of the page', 'Worship with us from wherever you are.')
  lead: string;

  @Lead('Sentence below the heading of the service times', 'All times are local.')
  scheduleLead: string;
}

/** Texts of the team page, in the same form for the office and for visitors. */
export class TeamTextsDto {
  @PageDescription('Who leads and who serves, and how to reach each of them.')
  description: string;

  @Lead('Sentence below the heading of the page', 'The people who pray with you.')
  lead: string;

  @Lead('Sentence at the end of the page', 'Write to the office, and the right person answers.')
  closingText: string;
}

export class ContactTextsRequest extends IntersectionType(ContactTextsDto, MadeFrom) {}
export class ContactTextsResponse extends IntersectionType(ContactTextsDto, Changed) {}
export class LiveTextsRequest extends IntersectionType(LiveTextsDto, MadeFrom) {}
export class LiveTextsResponse extends IntersectionType(LiveTextsDto, Changed) {}
export class TeamTextsRequest extends IntersectionType(TeamTextsDto, MadeFrom) {}
export class TeamTextsResponse extends IntersectionType(TeamTextsDto, Changed) {}
