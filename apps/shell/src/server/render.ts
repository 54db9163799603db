import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Marker that `renderToString` writes before a part that failed or has to wait. */
const leftOut = '<!--$!-->';

/** Renders an element to a string. Streams only if needed: a stream can wait and reports errors, but encodes each piece as bytes first. */
export function render(element: ReactNode): string | Promise<string> {
  const html = renderToString(element);
  return html.includes(leftOut) ? renderAsStream(element) : html;
}

/** Waits for the whole page. The result is cached and compressed as a whole, so sending parts would gain nothing. */
function renderAsStream(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      // React never waits for this stream: the page is already complete.
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
