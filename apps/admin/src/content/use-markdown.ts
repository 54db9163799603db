import { useEffect, useState } from 'react';
import type { RichTextNode } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import type { ContentItem, ContentType } from './content-type.ts';

/** Milliseconds of rest in typing before the text is parsed again. */
const typingRest = 400;

/** Markdown parsed by the server, which alone decides what it becomes; follows the typing with a short rest. */
export function useMarkdown<Item extends ContentItem>(content: ContentType<Item>, text: string) {
  const [nodes, setNodes] = useState<RichTextNode[]>([]);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isCurrent = true;
    const rest = setTimeout(() => {
      if (text.trim() === '') {
        setNodes([]);
        setFailure('');
        return;
      }
      content.calls.preview(text).then(
        (parsed) => {
          if (!isCurrent) return;
          setNodes(parsed);
          setFailure('');
        },
        (error: unknown) => isCurrent && setFailure(`The preview is not available: ${readableError(error)}`),
      );
    }, typingRest);
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [content, text]);

  return { nodes, failure };
}
