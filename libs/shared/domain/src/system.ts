/** From here on staff are told how full the disk is, and what takes the room. */
export const nearlyFullPercent = 80;
