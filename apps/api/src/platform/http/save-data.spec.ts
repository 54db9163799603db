import { wantsFewBytes } from './save-data.ts';

describe('whether a page is rendered with few bytes', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'On' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'save-data=on' }, true],
    [{ cookie: 'other=1; save-data=on; last=2' }, true],
    [{ cookie: 'not-save-data=on' }, false],
    [{ cookie: 'save-data=only' }, false],
    // The visitor's choice takes precedence over the browser's header.
    [{ cookie: 'save-data=off', 'save-data': 'on' }, false],
    [{ cookie: 'save-data=nonsense', 'save-data': 'on' }, true],
  ])('%j: %s', (headers, answer) => expect(wantsFewBytes(headers)).toBe(answer));
});
