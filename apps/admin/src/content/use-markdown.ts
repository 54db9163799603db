import { useEffect, useState } from 'react';
import type { RichTextNode } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';

/** Milliseconds of rest in typing before the text is parsed again. */
const typingRest = 400;

/** Markdown parsed by the server, which alone decides what it becomes; follows the typing with a short rest. */
export function useMarkdown(preview: (text: string) => Promise<RichTextNode[]>, text: string) {
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
      preview(text).then(
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
  }, [preview, text]);

  return { nodes, failure };
}
