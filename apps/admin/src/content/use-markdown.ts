import { useEffect, useState } from 'react';
import type { RichTextNode } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import type { ContentType } from './content-type.ts';

/** Milliseconds of rest in typing before the text is parsed again. */
const typingRest = 400;

type Preview = Pick<ContentType, 'calls'>;

/** Texts that were parsed, by text: of a page of many only the one that is typed is asked for again. */
const parsed = new Map<string, Promise<RichTextNode[]>>();
/** Texts that are remembered. */
const maxParsed = 100;

function parse({ calls }: Preview, text: string): Promise<RichTextNode[]> {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= maxParsed) parsed.clear();
  const asked = text.trim() === '' ? Promise.resolve([]) : calls.preview(text);
  parsed.set(text, asked);
  asked.catch(() => parsed.delete(text));
  return asked;
}

/** Markdown parsed by the server, which alone decides what it becomes; follows the typing with a short rest. */
export function useMarkdown(content: Preview, text: string) {
  const { nodes, failure } = useMarkdownTexts(content, [text]);
  return { nodes: nodes[0] ?? [], failure };
}

/** The same of several texts, each in its place. */
export function useMarkdownTexts(content: Preview, texts: readonly string[]) {
  const [nodes, setNodes] = useState<RichTextNode[][]>([]);
  const [failure, setFailure] = useState('');
  const joined = JSON.stringify(texts);

  useEffect(() => {
    let isCurrent = true;
    const rest = setTimeout(() => {
      Promise.all((JSON.parse(joined) as string[]).map((text) => parse(content, text))).then(
        (parsedTexts) => {
          if (!isCurrent) return;
          setNodes(parsedTexts);
          setFailure('');
        },
        (error: unknown) => isCurrent && setFailure(`The preview is not available: ${readableError(error)}`),
      );
    }, typingRest);
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [content, joined]);

  return { nodes, failure };
}
