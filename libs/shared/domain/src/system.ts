/** From this share of used disk space on, staff see a warning and what uses the space. */
export const nearlyFullPercent = 80;
