import { IntersectionType } from '@nestjs/swagger';
import { pageTextLimits as limits } from '@ministry/domain';
import { Rows } from '../validation/rows.ts';
import { Lead, PageDescription, Text, Title } from './page-text-fields.ts';
import { CardDto } from './page-texts.dto.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

export class PointDto {
  @Title('Title', 'Two signatures')
  title: string;

  @Text('Explanation', 'No payment leaves an account without two trustees.')
  text: string;
}

/** Texts of the about page, in the same form for the office and for visitors. */
export class AboutTextsDto {
  @PageDescription('Who leads the church, and what it gives itself to.')
  description: string;

  @Lead('Sentence below the heading of the page', 'A family of faith since 2002.')
  lead: string;

  @Lead('Sentence below the heading of the leadership', 'Nobody leads alone.')
  leadershipLead: string;

  @Lead('Sentence below the heading of the accounts', 'A gift is trusted to us for a purpose.')
  financeLead: string;

  @Title('Heading of the priorities', 'Six core ministry priorities')
  prioritiesHeading: string;

  @Lead('Sentence below the heading of the programmes', 'What goes on week after week.')
  programmesLead: string;

  @Lead('Sentence below the heading of the special ministries', 'Works with a leader of their own.')
  specialLead: string;

  @Lead('Sentence below the heading of the projects', 'What we are building now.')
  projectsLead: string;

  @Lead('Sentence below the heading of getting involved', 'Pray with us, or give an afternoon.')
  involvedText: string;

  @Rows(PointDto, { count: limits.points, description: 'How the church accounts for gifts, in order' })
  finance: PointDto[];

  @Rows(PointDto, { count: limits.points, description: 'Priorities of the church, in order' })
  priorities: PointDto[];

  @Rows(CardDto, { count: limits.points, description: 'Programmes besides the services, in order' })
  programmes: CardDto[];

  @Rows(PointDto, {
    count: limits.points,
    description: 'Special ministries, in order; also listed in the footer of every page',
  })
  specialMinistries: PointDto[];
}

export class AboutTextsRequest extends IntersectionType(AboutTextsDto, MadeFrom) {}
export class AboutTextsResponse extends IntersectionType(AboutTextsDto, Changed) {}
