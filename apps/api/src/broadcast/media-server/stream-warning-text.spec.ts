import { textIn } from '../../platform/texts/sentence.ts';
import { shippedTexts } from '../../platform/translations/shipped-texts.ts';
import { recordingStops, streamReasons, warningTexts } from './stream-warning.copy.ts';
import { warningText } from './stream-warning-text.ts';

const swahili = shippedTexts('sw');
const inSwahili = (...warning: Parameters<typeof warningText>): string =>
  textIn(warningText(...warning), (key) => swahili[key]);

describe('what staff are told of a warning', () => {
  it.each([
    [{ code: 'BITRATE_FALLEN', values: { from: 2500, to: 900 } }, /from 2,?500 to 900 kbit/, /2,?500 hadi 900 kbit/],
    [{ code: 'VIDEO_CODEC', values: { codec: 'HEVC' } }, /arrives as HEVC/, /inafika kama HEVC/],
    [{ code: 'NO_SOUND' }, /^No sound arrives/, /^Hakuna sauti inayofika/],
    [
      { code: 'LADDER_OFF', values: { reason: 'MISSING' } },
      /: ffmpeg is not installed\.$/,
      /: ffmpeg haijasakinishwa\.$/,
    ],
    [{ code: 'LADDER_OFF', values: { reason: 'Killed' } }, /: Killed\.$/, /: Killed\.$/],
    [
      { code: 'YOUTUBE_UNCHECKED', values: { reason: 'REFUSED' } },
      /^YouTube refuses .*, so/,
      /^YouTube inakataa .*, kwa/,
    ],
    [{ code: 'RECORDING_STOPPED', values: { reason: 'DISK_FULL' } }, /^Less than 1 GB/, /ni chini ya GB 1/],
  ])('%j names its values, in English and in Swahili', (warning, english, inOther) => {
    expect(String(warningText(warning))).toMatch(english);
    expect(inSwahili(warning)).toMatch(inOther);
  });

  it('is the code for a warning that this release does not know', () =>
    expect(warningText({ code: 'TOO_LOUD' })).toBe('TOO_LOUD'));

  it.each([...Object.keys(warningTexts), 'RECORDING_STOPPED'])('%s has no variable without a value', (code) => {
    const values = { bitrate: 1, from: 1, to: 1, rate: 1, best: 1, codec: 'x', reason: 'ENDED' };
    expect(inSwahili({ code, values })).not.toMatch(/undefined|[{}]/);
  });

  it('has a sentence for each reason', () => {
    for (const reason of Object.keys(streamReasons))
      expect(String(warningText({ code: 'LADDER_OFF', values: { reason } }))).not.toContain(reason);
    for (const reason of Object.keys(recordingStops))
      expect(String(warningText({ code: 'RECORDING_STOPPED', values: { reason } }))).not.toContain(reason);
  });
});
