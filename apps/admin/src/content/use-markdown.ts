import { useEffect, useState } from 'react';
import type { RichTextNode } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { contentCopy as copy } from './content.copy.ts';

/** Milliseconds without typing before the text is parsed again. */
const debounceMs = 400;

/** Parses a text on the server; must be the same function at each render. */
type Preview = (text: string) => Promise<RichTextNode[]>;

/** Parsed texts, by text, so that on a page with many texts only the changed one is requested again. */
const parsed = new WeakMap<Preview, Map<string, Promise<RichTextNode[]>>>();
/** Maximum number of remembered texts. */
const maxParsed = 100;

function parse(preview: Preview, text: string): Promise<RichTextNode[]> {
  const texts = parsed.get(preview) ?? new Map<string, Promise<RichTextNode[]>>();
  parsed.set(preview, texts);
  const known = texts.get(text);
  if (known) return known;
  if (texts.size >= maxParsed) texts.clear();
  const asked = text.trim() === '' ? Promise.resolve([]) : preview(text);
  texts.set(text, asked);
  asked.catch(() => texts.delete(text));
  return asked;
}

/** Parses Markdown on the server, which alone decides what becomes of it; waits for a short pause in typing. */
export function useMarkdown(preview: Preview, text: string) {
  const { nodes, failure } = useMarkdownTexts(preview, [text]);
  return { nodes: nodes[0] ?? [], failure };
}

/** Like `useMarkdown`, for several texts; the results have the same order. */
export function useMarkdownTexts(preview: Preview, texts: readonly string[]) {
  const [nodes, setNodes] = useState<RichTextNode[][]>([]);
  const [failure, setFailure] = useState('');
  const joined = JSON.stringify(texts);

  useEffect(() => {
    let isCurrent = true;
    const rest = setTimeout(() => {
      Promise.all((JSON.parse(joined) as string[]).map((text) => parse(preview, text))).then(
        (parsedTexts) => {
          if (!isCurrent) return;
          setNodes(parsedTexts);
          setFailure('');
        },
        (error: unknown) => isCurrent && setFailure(copy.previewUnavailable({ reason: readableError(error) })),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [preview, joined]);

  return { nodes, failure };
}
