/** Names the form of a gift, its draft and its submission on this device. */
export const giftForm = 'donation';
