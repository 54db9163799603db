import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RichTextNode } from '@ministry/api-client';
import { useIsShown } from '../../app/site.tsx';
import { LongText } from '../../drawings/long-text.tsx';
import { Picture } from '../../drawings/picture.tsx';
import { GiveLink } from '../../layout/give-link.tsx';
import { AlbumView } from './album-block.tsx';
import type { Block, BlockOf } from './block.ts';
import { EventsView } from './events-block.tsx';
import { ownPageCopy as copy } from './own-page.copy.ts';
import css from './blocks.module.css';

interface BlocksProps {
  blocks: readonly Block[];
  /** The parsed Markdown of each block. */
  texts: readonly RichTextNode[][];
  /** Shows a note in place of a block that renders nothing. */
  isPreview?: boolean | undefined;
}

/** The blocks of a page from top to bottom, the same on the site and in the console's preview. */
export const Blocks = ({ blocks, texts, isPreview = false }: BlocksProps) => (
  <div className={`wrap section ${css.blocks}`}>
    {blocks.map((block, place) => (
      <BlockView key={place} block={block} nodes={texts[place] ?? []} isPreview={isPreview} />
    ))}
  </div>
);

function BlockView({ block, nodes, isPreview }: { block: Block; nodes: RichTextNode[]; isPreview: boolean }) {
  switch (block.type) {
    case 'text':
      return (
        <section className={css.text}>
          <Heading text={block.heading} />
          <LongText nodes={nodes} />
        </section>
      );
    case 'picture':
      return <PictureView block={block} />;
    case 'figures':
      return <FiguresView block={block} />;
    case 'cards':
      return <CardsView block={block} />;
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <p>{block.text}</p>
          {block.source ? <footer>{block.source}</footer> : null}
        </blockquote>
      );
    case 'list':
      return (
        <section className={css.text}>
          <Heading text={block.heading} />
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      );
    case 'action':
      return (
        <Call text={block.text}>
          <BlockLink to={block.link} className="btn btn-sun">
            {block.label}
          </BlockLink>
        </Call>
      );
    case 'giving':
      return (
        <Call heading={block.heading} text={block.text}>
          <GiveLink label={copy.give} className="btn btn-give" />
        </Call>
      );
    case 'album':
      return <AlbumView block={block} isPreview={isPreview} />;
    case 'events':
      return <EventsView block={block} isPreview={isPreview} />;
  }
}

export const Heading = ({ text }: { text: string }) => (text ? <h2>{text}</h2> : null);

/** A link that the office has written. Renders nothing if it leads to a section that is turned off. */
function BlockLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const isShown = useIsShown();
  if (/^https:/.test(to))
    return (
      <a href={to} rel="noopener" className={className}>
        {children}
      </a>
    );
  return isShown(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : null;
}

const PictureView = ({ block: { image, alt, caption } }: { block: BlockOf<'picture'> }) => (
  <figure className={css.picture}>
    <Picture
      tap={copy.showPicture}
      src={image}
      alt={alt}
      width={1_200}
      height={800}
      sizes="(min-width: 48rem) 44rem, 92vw"
      placeholder={<p className={css.note}>{alt}</p>}
    />
    {caption ? <figcaption>{caption}</figcaption> : null}
  </figure>
);

const FiguresView = ({ block: { heading, figures } }: { block: BlockOf<'figures'> }) => (
  <section>
    <Heading text={heading} />
    <dl className={css.figures}>
      {figures.map(({ value, label }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const CardsView = ({ block: { heading, cards } }: { block: BlockOf<'cards'> }) => {
  // Below the heading of the block, if it has one.
  const Title = heading ? 'h3' : 'h2';
  return (
    <section>
      <Heading text={heading} />
      <ul className={css.cards}>
        {cards.map(({ title, text, link }, place) => (
          <li key={place}>
            <Title className={css.cardTitle}>{link ? <CardLink to={link} title={title} /> : title}</Title>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};

const CardLink = ({ to, title }: { to: string; title: string }) =>
  useIsShown()(to) ? <BlockLink to={to}>{title}</BlockLink> : title;

const Call = ({ heading = '', text, children }: { heading?: string; text: string; children: ReactNode }) => (
  <section className={`night ${css.call}`}>
    <Heading text={heading} />
    {text ? <p>{text}</p> : null}
    <p>{children}</p>
  </section>
);
