import { beforeEach, describe, expect, it } from '@jest/globals';
import { savedPosition, savedSpeed, savePosition, saveSpeed } from './listening.ts';

describe('where a recording was left', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each recording', () => {
    savePosition(1, 'audio', 754.6, 2_400);
    savePosition(1, 'video', 30, 2_400);
    expect(savedPosition(1, 'audio')).toBe(754);
    expect(savedPosition(1, 'video')).toBe(30);
    expect(savedPosition(2, 'audio')).toBeNull();
  });

  it('is forgotten at the end: the last half minute, or a twentieth of a short one', () => {
    savePosition(1, 'audio', 100, 2_400);
    savePosition(1, 'audio', 2_371, 2_400);
    expect(savedPosition(1, 'audio')).toBeNull();
    savePosition(2, 'audio', 44, 47);
    expect(savedPosition(2, 'audio')).toBe(44);
    savePosition(2, 'audio', 45, 47);
    expect(savedPosition(2, 'audio')).toBeNull();
  });

  it('outlives a short listen to the opening', () => {
    savePosition(1, 'audio', 100, 2_400);
    savePosition(1, 'audio', 1, 2_400);
    expect(savedPosition(1, 'audio')).toBe(100);
  });

  it('is kept while the length is not known', () => {
    savePosition(1, 'audio', 100, Number.NaN);
    expect(savedPosition(1, 'audio')).toBe(100);
  });

  it('is kept for the last fifty', () => {
    for (let id = 1; id <= 60; id += 1) savePosition(id, 'audio', 100, 2_400);
    expect(savedPosition(10, 'audio')).toBeNull();
    expect(savedPosition(11, 'audio')).toBe(100);
  });

  it('survives what something else wrote there', () => {
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"');
    expect(savedPosition(1, 'audio')).toBeNull();
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"}');
    expect(savedPosition(1, 'audio')).toBeNull();
  });
});

describe('the speed', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered, and is 1 for anything that cannot be chosen', () => {
    expect(savedSpeed()).toBe(1);
    saveSpeed(1.5);
    expect(savedSpeed()).toBe(1.5);
    saveSpeed(7);
    expect(savedSpeed()).toBe(1);
  });
});
