import { basePath } from '@ministry/messages';

/** The path of a page without its language prefix, as the router and the API use it. */
export const sitePath = ({ pathname }: Pick<Location, 'pathname'>): string => pathname.slice(basePath.length) || '/';

/** Opens WhatsApp with a text and the address of a page to share. */
export const whatsappShareHref = (text: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}: ${address}`)}`;
