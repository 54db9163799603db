import { importLimits } from '@ministry/domain';
import { uploadsCopy as copy } from './uploads.copy.ts';

/** A file that cannot be accepted; the message is shown to the office. */
export class FileRefused extends Error {}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** xlsx and ods are zip files; xls is an OLE file. */
const isSpreadsheet = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Decodes a file: by its byte order mark, else as UTF-8 if it is valid, else in the encoding that Excel writes on Windows. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a CSV file. @throws FileRefused */
export function textOf(bytes: Uint8Array): string {
  if (isSpreadsheet(bytes)) throw new FileRefused(copy.spreadsheet);
  if (bytes.length > importLimits.bytes)
    throw new FileRefused(copy.importTooLarge({ megabytes: importLimits.bytes / 1_000_000 }));
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileRefused(copy.noText);
  if (text.trim() === '') throw new FileRefused(copy.empty);
  return text;
}
