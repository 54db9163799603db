import { points, range, type Sample, withSample } from './history.ts';

const minute = 60_000;
const publishing = (bitrate: number) => ({
  since: '',
  bitrate,
  frameRate: 30,
  width: 1280,
  height: 720,
  videoCodec: 'H.264',
  audioCodec: 'AAC',
});
const history = (...samples: [minutes: number, bitrate: number][]): Sample[] =>
  samples.map(([minutes, bitrate]) => ({ at: minutes * minute, bitrate }));

describe('the last minutes', () => {
  it('drop what is older than five of them', () => {
    expect(withSample(history([0, 100], [2, 200]), 6 * minute, publishing(300))).toEqual(history([2, 200], [6, 300]));
  });
  it('a stream that is not there is nought, not nothing', () => {
    expect(withSample([], minute, null)).toEqual(history([1, 0]));
  });
  it('have a least and a most once there are two', () => {
    expect(range(history([1, 100]))).toBeNull();
    expect(range(history([1, 300], [2, 100], [3, 200]))).toEqual({ least: 100, most: 300 });
  });
  it('are drawn from the left to the right, nought at the bottom', () => {
    expect(points(history([0, 0], [5, 1_000]), 100, 110)).toBe('0,110 100,10');
  });
});
