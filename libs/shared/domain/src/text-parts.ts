/** The characters of GSM-7, the cheapest encoding of a text message (3GPP TS 23.038, 6.2.1). Those in `twofold` count twice. */
const basic = /^[\n\r !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ^{}\\[~\]|€]*$/;
const twofold = /[\^{}\\[~\]|€]/g;

/** Size of a text message, as an operator counts it. */
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

/** Number of text messages that an operator charges for a text. */
export const textParts = (text: string): number => textSize(text).parts;

/** Each part of a longer message has room for fewer characters, because it also contains its part number. */
const partsOf = (length: number, alone: number, each: number): number =>
  length <= alone ? Math.min(length, 1) : Math.ceil(length / each);
