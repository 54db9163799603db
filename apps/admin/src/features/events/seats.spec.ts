import { seatsText } from './seats.tsx';

describe('how full an event is', () => {
  it('says the number of taken seats and the limit', () =>
    expect(seatsText({ seatsTaken: 1200, attendeeLimit: 25_000 })).toBe('1,200 of 25,000'));
  it('says only the number if there is no limit', () =>
    expect(seatsText({ seatsTaken: 37, attendeeLimit: null })).toBe('37'));
});
