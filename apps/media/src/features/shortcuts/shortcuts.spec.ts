import { shortcuts } from './shortcuts.ts';

describe('the shortcuts', () => {
  it('include no action that visitors would notice', () => {
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
