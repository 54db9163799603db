import { ApiProperty } from '@nestjs/swagger';

/** Markdown elements that pages render. */
export const textTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'blockquote',
  'code',
  'pre',
  'br',
  'hr',
] as const;

/** A node of parsed Markdown: a piece of text, or an element with children. Raw HTML cannot be expressed. */
export class RichTextNode {
  @ApiProperty({
    required: false,
    enum: [...textTags, 'picture'],
    description: 'HTML element; left out for a piece of text',
    example: 'p',
  })
  tag?: string;

  @ApiProperty({ required: false, description: 'Text, without an element', example: 'Come as you are.' })
  text?: string;

  @ApiProperty({
    required: false,
    description: 'For a link: an http, https, mailto or tel address',
    example: 'https://example.org',
  })
  href?: string;

  @ApiProperty({
    required: false,
    description: 'For a picture: address of a picture of this site; its name contains width and height',
    example: '/uploads/5f1d7a84c0de5f1d7a84c0de-1200x800.jpg',
  })
  src?: string;

  @ApiProperty({
    required: false,
    type: () => [RichTextNode],
    description: 'Content of the element; for a picture, its alternative text',
  })
  children?: RichTextNode[];
}
