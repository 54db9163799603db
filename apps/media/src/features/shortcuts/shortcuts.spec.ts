import { shortcuts } from './shortcuts.ts';

describe('the shortcuts', () => {
  it('change nothing that visitors notice', () => {
    expect(shortcuts.map(({ does }) => does)).toEqual([
      'help',
      'status',
      'approval',
      'preview',
      'mute',
      'youtube',
      'rtmp',
      'dual',
    ]);
  });
});
