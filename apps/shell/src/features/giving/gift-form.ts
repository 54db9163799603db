/** Name of the gift form, and of its draft and its submission on this device. */
export const giftForm = 'donation';
