/** The letters of a text message that costs least (3GPP TS 23.038, 6.2.1); those in the second group count twice. */
const basic = /^[\n\r !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ^{}\\[~\]|€]*$/;
const twofold = /[\^{}\\[~\]|€]/g;

/** How many text messages an operator charges for these words. */
export function textParts(text: string): number {
  if (!basic.test(text)) return partsOf(text.length, 70, 67);
  return partsOf(text.length + (text.match(twofold)?.length ?? 0), 160, 153);
}

/** Each part of a longer message gives up some room to say which part it is. */
const partsOf = (length: number, alone: number, each: number): number =>
  length <= alone ? Math.min(length, 1) : Math.ceil(length / each);
