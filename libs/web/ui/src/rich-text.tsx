import { createElement, Fragment, type ReactNode } from 'react';
import { basePath } from '@ministry/messages';

/** One node of a text that the server has parsed from Markdown: either `text` or a `tag` with children. */
export interface RichTextTree {
  text?: string;
  tag?: string;
  href?: string;
  /** Address of a picture, whose alternative text is its child. Pictures are only on the first level. */
  src?: string;
  children?: RichTextTree[];
}

const plainTags = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'code', 'pre']);
const emptyTags = new Set(['br', 'hr']);
const page = /^\/(?!(api|uploads|feeds|admin)\/)/;
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

interface RichTextProps {
  nodes: RichTextTree[];
  /** Renders a picture that is stored on this site; without it only the alternative text is shown. */
  picture?(src: string, alt: string): ReactNode;
}

/** Renders a parsed text; anything that is not on the list of tags is rendered as its text alone. No HTML string is involved. */
export function RichText({ nodes, picture }: RichTextProps) {
  return (
    <>
      {nodes.map((node, index) =>
        picture && node.src?.startsWith('/uploads/') ? (
          <p key={index}>{picture(node.src, node.children?.[0]?.text ?? '')}</p>
        ) : (
          render(node, index)
        ),
      )}
    </>
  );
}

/** Adds the prefix of the interface language to links to pages of this site. Files and the API have no language. */
const inLanguage = (href: string): string => (basePath && page.test(href) ? basePath + href : href);

function render(node: RichTextTree, index: number): ReactNode {
  if (node.tag === undefined) return node.text;
  if (emptyTags.has(node.tag)) return createElement(node.tag, { key: index });
  const children = node.children?.map(render);
  if (plainTags.has(node.tag)) return createElement(node.tag, { key: index }, children);
  if (node.tag === 'a' && node.href && safeLink.test(node.href)) {
    return (
      <a key={index} href={inLanguage(node.href)} rel={/^http/i.test(node.href) ? 'noopener nofollow' : undefined}>
        {children}
      </a>
    );
  }
  return node.src ? <p key={index}>{children}</p> : <Fragment key={index}>{children}</Fragment>;
}
