/** Opens WhatsApp with a text and the address of a page to share. */
export const whatsappShareHref = (text: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}: ${address}`)}`;
