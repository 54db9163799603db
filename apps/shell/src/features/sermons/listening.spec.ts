import { beforeEach, describe, expect, it } from '@jest/globals';
import { savedPosition, savedSpeed, savePosition, saveSpeed } from './listening.ts';

describe('the stored position of a recording', () => {
  beforeEach(() => localStorage.clear());

  it('is stored for each recording', () => {
    savePosition(1, 'audio', 754.6, 2_400);
    savePosition(1, 'video', 30, 2_400);
    expect(savedPosition(1, 'audio')).toBe(754);
    expect(savedPosition(1, 'video')).toBe(30);
    expect(savedPosition(2, 'audio')).toBeNull();
  });

  it('is deleted near the end: in the last half minute, or in the last twentieth of a short recording', () => {
    savePosition(1, 'audio', 100, 2_400);
    savePosition(1, 'audio', 2_371, 2_400);
    expect(savedPosition(1, 'audio')).toBeNull();
    savePosition(2, 'audio', 44, 47);
    expect(savedPosition(2, 'audio')).toBe(44);
    savePosition(2, 'audio', 45, 47);
    expect(savedPosition(2, 'audio')).toBeNull();
  });

  it('is not changed by a short listen to the beginning', () => {
    savePosition(1, 'audio', 100, 2_400);
    savePosition(1, 'audio', 1, 2_400);
    expect(savedPosition(1, 'audio')).toBe(100);
  });

  it('is kept while the length is not known', () => {
    savePosition(1, 'audio', 100, Number.NaN);
    expect(savedPosition(1, 'audio')).toBe(100);
  });

  it('is kept for the last fifty recordings', () => {
    for (let id = 1; id <= 60; id += 1) savePosition(id, 'audio', 100, 2_400);
    expect(savedPosition(10, 'audio')).toBeNull();
    expect(savedPosition(11, 'audio')).toBe(100);
  });

  it('ignores what something else wrote into the storage', () => {
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"');
    expect(savedPosition(1, 'audio')).toBeNull();
    localStorage.setItem('sermonPlaces', '{"1-audio":"soon"}');
    expect(savedPosition(1, 'audio')).toBeNull();
  });
});

describe('the playback speed', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered, and is 1 for a value that cannot be chosen', () => {
    expect(savedSpeed()).toBe(1);
    saveSpeed(1.5);
    expect(savedSpeed()).toBe(1.5);
    saveSpeed(7);
    expect(savedSpeed()).toBe(1);
  });
});
