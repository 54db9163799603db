/** The letters of a text message that costs least (3GPP TS 23.038, 6.2.1); those in the second group count twice. */
const basic = /^[\n\r !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ^{}\\[~\]|€]*$/;
const twofold = /[\^{}\\[~\]|€]/g;

/** What an operator sends for these words. */
export interface TextSize {
  encoding: 'GSM-7' | 'UCS-2';
  /** In characters of the encoding. */
  length: number;
  parts: number;
}

export function textSize(text: string): TextSize {
  if (!basic.test(text)) return { encoding: 'UCS-2', length: text.length, parts: partsOf(text.length, 70, 67) };
  const length = text.length + (text.match(twofold)?.length ?? 0);
  return { encoding: 'GSM-7', length, parts: partsOf(length, 160, 153) };
}

/** How many text messages an operator charges for these words. */
export const textParts = (text: string): number => textSize(text).parts;

/** Each part of a longer message gives up some room to say which part it is. */
const partsOf = (length: number, alone: number, each: number): number =>
  length <= alone ? Math.min(length, 1) : Math.ceil(length / each);
