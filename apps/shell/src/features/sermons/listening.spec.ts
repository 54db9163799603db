import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepPlace, keepSpeed, keptSpeed, placeOf } from './listening.ts';

describe('where a recording was left', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each recording', () => {
    keepPlace(1, 'audio', 754.6, 2_400);
    keepPlace(1, 'video', 30, 2_400);
    expect(placeOf(1, 'audio')).toBe(754);
    expect(placeOf(1, 'video')).toBe(30);
    expect(placeOf(2, 'audio')).toBeNull();
  });

  it('is forgotten at the end: the last half minute, or a twentieth of a short one', () => {
    keepPlace(1, 'audio', 100, 2_400);
    keepPlace(1, 'audio', 2_371, 2_400);
    expect(placeOf(1, 'audio')).toBeNull();
    keepPlace(2, 'audio', 44, 47);
    expect(placeOf(2, 'audio')).toBe(44);
    keepPlace(2, 'audio', 45, 47);
    expect(placeOf(2, 'audio')).toBeNull();
  });

  it('outlives a short listen to the opening', () => {
    keepPlace(1, 'audio', 100, 2_400);
    keepPlace(1, 'audio', 1, 2_400);
    expect(placeOf(1, 'audio')).toBe(100);
  });

  it('is kept while the length is not known', () => {
    keepPlace(1, 'audio', 100, Number.NaN);
    expect(placeOf(1, 'audio')).toBe(100);
  });

  it('is kept for the last fifty', () => {
    for (let id = 1; id <= 60; id += 1) keepPlace(id, 'audio', 100, 2_400);
    expect(placeOf(10, 'audio')).toBeNull();
    expect(placeOf(11, 'audio')).toBe(100);
  });

  it('survives what something else wrote there', () => {
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"');
    expect(placeOf(1, 'audio')).toBeNull();
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"}');
    expect(placeOf(1, 'audio')).toBeNull();
  });
});

describe('the speed', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered, and is 1 for anything that cannot be chosen', () => {
    expect(keptSpeed()).toBe(1);
    keepSpeed(1.5);
    expect(keptSpeed()).toBe(1.5);
    keepSpeed(7);
    expect(keptSpeed()).toBe(1);
  });
});
