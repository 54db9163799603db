import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { pageTextLimits as limits, type PageTexts, type ProjectStatus, projectStatuses } from '@ministry/domain';
import { IntegerField, OneOf, TextField, WebAddress } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { Lead, PageDescription, Text, Title } from './page-text-fields.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

class FigureRowDto {
  @TextField({ min: 1, max: limits.value, description: 'The number, as it is shown', example: '900+' })
  value: string;

  @Title('What the number counts', 'children supported')
  label: string;
}

class HighlightDto {
  @ApiProperty({ nullable: false })
  @WebAddress({
    max: limits.image,
    description: 'Address of the picture, shown in the ratio 8:5',
    example: '/uploads/choir.jpg',
  })
  image: string;

  @Title('Category', 'Worship')
  category: string;

  @Title('What the picture shows', 'The choir')
  title: string;

  @Text('Sentence about the picture', 'Songs in three languages.')
  text: string;
}

class ImpactDto extends FigureRowDto {
  @Text('Explanation of the number', 'Tailors and builders now earn a living.')
  text: string;
}

class GiftDto {
  @Title('Purpose of the gift', 'Education')
  purpose: string;

  @Text('What the gift makes possible', 'Teachers, workshops and the first tools of a trade.')
  text: string;
}

/** Texts of the home page, in the same form for the office and for visitors. */
export class HomeTextsDto {
  @Lead('Sentence below the heading of the figures', 'Numbers we keep because each one is a person.')
  figuresLead: string;

  @Lead('Sentence below the heading of the weekly services', 'Nobody needs a booking.')
  weekLead: string;

  @Lead('Sentence below the heading of giving', 'Name a purpose, and your gift goes to it.')
  givingLead: string;

  @Rows(HighlightDto, { count: limits.highlights, description: 'Row of pictures, in order' })
  highlights: HighlightDto[];

  @Rows(ImpactDto, { count: limits.impacts, description: 'Numbers with an explanation' })
  impacts: ImpactDto[];

  @Rows(GiftDto, { count: limits.gifts, description: 'What a gift makes possible, by purpose' })
  gifts: GiftDto[];
}

export class CardDto {
  @Title('Title', "Women's Conference")
  title: string;

  @TextField({
    max: limits.note,
    description: 'Time or audience; may be empty',
    example: 'Yearly, three days',
  })
  note: string;

  @Text('Description', 'Teaching, rest and prayer.')
  text: string;
}

export class ProjectDto {
  @Title('Title', 'Vocational workshops')
  title: string;

  @OneOf(projectStatuses, { description: 'Progress of the project', example: 'Active' })
  status: ProjectStatus;

  @Text('Description', 'Each trade has a workshop of its own.')
  text: string;

  @IntegerField({
    min: 0,
    max: 100,
    optional: true,
    description: 'Completion of the first phase, in percent; null if it is not measured',
    example: 70,
  })
  firstPhase: number | null;
}

class StoryDto {
  @Title('Heading', 'When the rains failed')
  title: string;

  @TextField({ max: limits.note, description: 'Place or field of work; may be empty', example: 'Food relief' })
  place: string;

  @Text('The story', 'The hungry months came early.')
  text: string;
}

/** Texts of the ministries page, in the same form for the office and for visitors. */
export class MinistriesTextsDto {
  @PageDescription('The ministries, conferences and projects of the church.')
  description: string;

  @TextField({ max: limits.statement, description: 'The vision; may be empty', example: 'A church for everybody.' })
  vision: string;

  @TextField({ max: limits.statement, description: 'The mission; may be empty', example: 'To build disciples.' })
  mission: string;

  @Lead('Sentence below the heading of the ministries', 'Each began with a need.')
  ministriesLead: string;

  @Lead('Sentence below the heading of the conferences', 'Gatherings that return each year.')
  conferencesLead: string;

  @Lead('Sentence below the heading of the training', 'Nobody is sent out unprepared.')
  trainingLead: string;

  @Lead('Sentence below the heading of the services', 'All are welcome.')
  servicesLead: string;

  @Lead('Sentence below the heading of the projects', 'What is being built and planned.')
  projectsLead: string;

  @Lead('Sentence below the heading of the missions', 'Stories from the field.')
  storiesLead: string;

  @Rows(CardDto, { count: limits.cards, description: 'Recurring conferences and events, in order' })
  conferences: CardDto[];

  @Rows(CardDto, { count: limits.cards, description: 'Programmes and training, in order' })
  training: CardDto[];

  @Rows(ProjectDto, { count: limits.projects, description: 'Projects, in order; also shown on the about page' })
  projects: ProjectDto[];

  @Rows(StoryDto, { count: limits.stories, description: 'Stories of missions, in order' })
  stories: StoryDto[];

  @Rows(FigureRowDto, { count: limits.figures, description: 'Figures of the missions, in order' })
  figures: FigureRowDto[];
}

export class HomeTextsRequest extends IntersectionType(HomeTextsDto, MadeFrom) {}
export class HomeTextsResponse extends IntersectionType(HomeTextsDto, Changed) {}
export class MinistriesTextsRequest extends IntersectionType(MinistriesTextsDto, MadeFrom) {}
export class MinistriesTextsResponse extends IntersectionType(MinistriesTextsDto, Changed) {}

const card = ({ title, note, text }: CardDto): CardDto => ({ title, note, text });

export const toProject = ({ title, status, text, firstPhase }: ProjectDto): ProjectDto => ({
  title,
  status,
  text,
  firstPhase: firstPhase ?? null,
});

/** Copies the known fields, so that nothing else is stored or shown. */
export const toMinistriesTexts = (texts: PageTexts['ministriesTexts']): MinistriesTextsDto => ({
  description: texts.description,
  vision: texts.vision,
  mission: texts.mission,
  ministriesLead: texts.ministriesLead,
  conferencesLead: texts.conferencesLead,
  trainingLead: texts.trainingLead,
  servicesLead: texts.servicesLead,
  projectsLead: texts.projectsLead,
  storiesLead: texts.storiesLead,
  conferences: texts.conferences.map(card),
  training: texts.training.map(card),
  projects: texts.projects.map(toProject),
  stories: texts.stories.map(({ title, place, text }) => ({ title, place, text })),
  figures: texts.figures.map(({ value, label }) => ({ value, label })),
});
