/** Bytes of a response from another server; expected responses have a few thousand. */
const maxBytes = 1_048_576;

/** Reads the body of a response from another server, which may never end. @throws Error beyond 1 MB */
export async function answerText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Like `answerText`, parsed as JSON. @throws Error if it is not valid JSON */
export const answerJson = async (answer: Response): Promise<unknown> => JSON.parse(await answerText(answer)) as unknown;
