import { lookOf, type SiteIdentity } from '@ministry/domain';
import { escapeHtml } from '../../platform/http/plain-page.ts';
import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import type { AnyText } from '../../platform/texts/sentence.ts';
import type { RichTextNode } from '../../publishing/rich-text/rich-text.dto.ts';
import { newsletterFrameTexts } from './campaigns.copy.ts';

/** The data of a mail in addition to its content. */
export interface CampaignFrame {
  subject: string;
  identity: SiteIdentity;
  /** Writes the texts around the newsletter in the language of the reader. */
  page: VisitorPage;
  /** Why the reader gets the mail. */
  reason: AnyText;
  unsubscribeUrl: string;
}

/** Styles for each element, because mail programs do not support style sheets. */
const styles: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: 'margin:28px 0 12px;font:700 22px/1.3 Georgia,serif',
  h3: 'margin:24px 0 8px;font:700 18px/1.3 Georgia,serif',
  h4: 'margin:20px 0 8px;font:700 16px/1.3 Georgia,serif',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 8px',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #c3d4cd',
  pre: 'margin:0 0 16px;white-space:pre-wrap',
  hr: 'margin:24px 0;border:0;border-top:1px solid #c3d4cd',
};
const withoutContent = new Set(['br', 'hr']);

function toHtml(nodes: readonly RichTextNode[], linkColour: string): string {
  return nodes
    .map(({ tag, text, href, children = [] }) => {
      if (tag === undefined) return escapeHtml(text ?? '');
      const style = tag === 'a' ? `color:${linkColour}` : styles[tag];
      const open = [tag, href && `href="${escapeHtml(href)}"`, style && `style="${style}"`].filter(Boolean).join(' ');
      return withoutContent.has(tag) ? `<${open}>` : `<${open}>${toHtml(children, linkColour)}</${tag}>`;
    })
    .join('');
}

/** The text of a line; the URL of a link is added if the link text does not show it. */
function toLine(nodes: readonly RichTextNode[]): string {
  return nodes
    .map(({ tag, text, href, children = [] }) => {
      if (tag === undefined) return text ?? '';
      if (tag === 'br') return '\n';
      const inside = toLine(children);
      return href === undefined || inside === href ? inside : `${inside} (${href.replace(/^(mailto|tel):/, '')})`;
    })
    .join('');
}

const blockTags = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr']);
const indented = (text: string, first: string): string =>
  text
    .split('\n')
    .map((line, at) => (line === '' ? line : `${at === 0 ? first : ' '.repeat(first.length)}${line}`))
    .join('\n');

function toBlocks(nodes: readonly RichTextNode[]): string[] {
  if (!nodes.some(({ tag }) => blockTags.has(tag ?? ''))) return [toLine(nodes)];
  return nodes.map((node) => {
    const children = node.children ?? [];
    if (node.tag === 'hr') return '----';
    if (node.tag === 'ul' || node.tag === 'ol')
      return children
        .map((item, at) => indented(toBlocks(item.children ?? []).join('\n'), node.tag === 'ol' ? `${at + 1}. ` : '- '))
        .join('\n');
    if (node.tag === 'blockquote') return indented(toBlocks(children).join('\n\n'), '> ');
    return blockTags.has(node.tag ?? '') ? toLine(children) : toLine([node]);
  });
}

const siteOf = ({ publicUrl, path }: VisitorPage): string => `${publicUrl}${path}`;

export function campaignText(content: readonly RichTextNode[], frame: CampaignFrame): string {
  const { identity, page, reason, unsubscribeUrl } = frame;
  return [
    ...toBlocks(content),
    `${identity.name}\n${identity.postal}\n${siteOf(page)}`,
    `${page.text(reason)} ${page.text(newsletterFrameTexts.toEnd)}\n${unsubscribeUrl}\n`,
  ].join('\n\n');
}

export function campaignHtml(content: readonly RichTextNode[], frame: CampaignFrame): string {
  const { identity, page, subject, reason, unsubscribeUrl } = frame;
  const { deep, nile, mist } = lookOf(identity);
  const unsubscribe = `<a href="${escapeHtml(unsubscribeUrl)}" style="color:${nile}">${page.html(newsletterFrameTexts.unsubscribe)}</a>`;
  // The newsletter itself is in the language of the office.
  const lang = page.language ? ` lang="${page.language}"` : '';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:16px;background:${mist};color:#10201d;font:16px/1.6 Arial,sans-serif">` +
    `<div style="max-width:600px;margin:0 auto;background:#fff">` +
    `<p style="margin:0;padding:16px 24px;background:${deep};font:700 18px/1.3 Georgia,serif"><a href="${escapeHtml(siteOf(page))}" style="color:#fff;text-decoration:none">${escapeHtml(identity.name)}</a></p>` +
    `<div style="padding:24px;overflow-wrap:anywhere">${toHtml(content, nile)}</div>` +
    `<div style="padding:16px 24px;border-top:1px solid #c3d4cd;font-size:14px;color:#4a5f59">` +
    `<p style="margin:0 0 8px">${escapeHtml(identity.name)}, ${escapeHtml(identity.postal)}</p>` +
    `<p${lang} style="margin:0">${page.html(reason)} ${unsubscribe}</p></div></div></body></html>`
  );
}
