import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type BlockType, blockTypes, pageLimits as limits } from '@ministry/domain';
import { IntegerField, Lines, LongText, OneOf, TextField, WebAddress } from '../../platform/validation/fields.ts';
import { Rows } from '../../platform/validation/rows.ts';

/** A part of a page. A block has only the fields that its class declares; raw HTML cannot be expressed. */
abstract class BlockBase {
  abstract type: BlockType;
}

const Kind = (type: BlockType): PropertyDecorator => OneOf([type], { description: 'Type of the block', example: type });

const Heading = (): PropertyDecorator =>
  TextField({ max: limits.heading, description: 'Heading of the block; may be empty', example: 'Where we stand' });

/** A required address. */
const Address = (description: string, example: string): PropertyDecorator =>
  applyDecorators(WebAddress({ max: limits.url, description, example }), ApiProperty({ nullable: false }));

export class TextBlock extends BlockBase {
  @Kind('text')
  type: 'text';

  @Heading()
  heading: string;

  @LongText({
    max: limits.text,
    description: 'Markdown; HTML is shown as text. May be empty if there is a heading',
    example: 'The walls are **up**.',
  })
  text: string;
}

export class PictureBlock extends BlockBase {
  @Kind('picture')
  type: 'picture';

  @Address('Address of the picture', '/uploads/hall.webp')
  image: string;

  @TextField({
    min: 1,
    max: limits.alt,
    description: 'What the picture shows, for people who cannot see it',
    example: 'Men lay bricks for the wall of the hall.',
  })
  alt: string;

  @TextField({ max: limits.caption, description: 'Caption; may be empty', example: 'The walls in March' })
  caption: string;
}

class FigureRow {
  @TextField({ min: 1, max: limits.figureValue, description: 'The number, as it is shown', example: '80 %' })
  value: string;

  @TextField({
    min: 1,
    max: limits.figureLabel,
    description: 'What the number counts',
    example: 'of the roof is paid for',
  })
  label: string;
}

export class FiguresBlock extends BlockBase {
  @Kind('figures')
  type: 'figures';

  @Heading()
  heading: string;

  @Rows(FigureRow, { count: limits.figures, description: 'Numbers with their labels' })
  figures: FigureRow[];
}

class CardRow {
  @TextField({ min: 1, max: limits.cardTitle, description: 'Title of the card', example: 'Bring bricks' })
  title: string;

  @TextField({
    max: limits.cardText,
    description: 'Text of the card; may be empty',
    example: 'On Saturdays from eight.',
  })
  text: string;

  @WebAddress({
    max: limits.url,
    optional: true,
    description: 'Target of the link: a path on this site or an https address; null for none',
    example: '/contact#donation',
  })
  link?: string | null;
}

export class CardsBlock extends BlockBase {
  @Kind('cards')
  type: 'cards';

  @Heading()
  heading: string;

  @Rows(CardRow, { count: limits.cards, description: 'Cards, in order' })
  cards: CardRow[];
}

export class QuoteBlock extends BlockBase {
  @Kind('quote')
  type: 'quote';

  @LongText({
    min: 1,
    max: limits.quote,
    description: 'Text of the quote',
    example: 'Unless the Lord builds the house.',
  })
  text: string;

  @TextField({ max: limits.source, description: 'Author or source; may be empty' })
  source: string;
}

export class ListBlock extends BlockBase {
  @Kind('list')
  type: 'list';

  @Heading()
  heading: string;

  @Lines({
    max: limits.listItem,
    count: limits.listItems,
    description: 'Items, one line each',
    example: ['Cement', 'Iron sheets'],
  })
  items: string[];
}

export class ActionBlock extends BlockBase {
  @Kind('action')
  type: 'action';

  @TextField({ max: limits.actionText, description: 'Text above the button; may be empty', example: 'Join us.' })
  text: string;

  @TextField({ min: 1, max: limits.label, description: 'Text of the button', example: 'Give for the roof' })
  label: string;

  @Address('Target of the button: a path on this site or an https address', '/contact#donation')
  link: string;
}

const rowId = { min: 1, max: 2_147_483_647 };

export class AlbumBlock extends BlockBase {
  @Kind('album')
  type: 'album';

  @Heading()
  heading: string;

  @IntegerField({ ...rowId, description: 'Id of the album; if it is deleted, the block shows nothing', example: 4 })
  albumId: number;
}

export class EventsBlock extends BlockBase {
  @Kind('events')
  type: 'events';

  @Heading()
  heading: string;

  @IntegerField({ ...rowId, optional: true, description: 'Id of one event; null for the next events', example: 7 })
  eventId?: number | null;

  @IntegerField({ min: 1, max: limits.eventsShown, description: 'Number of next events', example: 3 })
  count: number;
}

export class GivingBlock extends BlockBase {
  @Kind('giving')
  type: 'giving';

  @Heading()
  heading: string;

  @TextField({
    max: limits.actionText,
    description: 'Text above the button; may be empty',
    example: 'Each gift helps.',
  })
  text: string;
}

export type Block =
  | TextBlock
  | PictureBlock
  | FiguresBlock
  | CardsBlock
  | QuoteBlock
  | ListBlock
  | ActionBlock
  | AlbumBlock
  | EventsBlock
  | GivingBlock;

/** The classes that validate blocks, by type. */
export const blockClasses: { [Kind in BlockType]: Type<Extract<Block, { type: Kind }>> } = {
  text: TextBlock,
  picture: PictureBlock,
  figures: FiguresBlock,
  cards: CardsBlock,
  quote: QuoteBlock,
  list: ListBlock,
  action: ActionBlock,
  album: AlbumBlock,
  events: EventsBlock,
  giving: GivingBlock,
};

/** Validates an item of unknown type; its error message lists the known types. */
export class UnknownBlock {
  @OneOf(blockTypes, { description: 'Type of the block', example: 'text' })
  type: BlockType;
}
