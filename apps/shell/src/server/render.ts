import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What `renderToString` writes before a part that failed or has to wait. */
const leftOut = '<!--$!-->';

/** The whole of it as text. Only a stream can wait and tells what failed, but it turns each piece into bytes first. */
export function render(element: ReactNode): string | Promise<string> {
  const html = renderToString(element);
  return html.includes(leftOut) ? renderAsStream(element) : html;
}

/** Waits for the whole page; its bytes are kept and compressed, so there is nothing to gain from sending parts. */
function renderAsStream(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      // React never waits for it: the page is whole already.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, written) {
        chunks.push(chunk);
        written();
      },
    });
    output.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(element, {
      // Never moves a large part to the end of the document behind a script: it must be readable without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(output),
      onShellError: reject,
      onError: reject,
    });
  });
}
