import { givingWayLine } from '@ministry/domain';
import { compare, newGivingWay, toRequest, toValues } from './giving.ts';

const bank = {
  kind: 'bank' as const,
  provider: 'Stanbic Bank',
  accountName: 'Grace Church',
  number: '9030 0123',
  branch: 'Gulu',
  swift: 'SBICUGKX',
  note: '',
};

describe('the form of the ways of giving', () => {
  it('sends the values that it received', () => {
    const stored = { giveUrl: 'https://give.example.org/', ways: [bank] };
    expect(toRequest(toValues(stored), 3)).toEqual({ ...stored, version: 3 });
  });

  it('leaves out branch and SWIFT code if a row is no longer a bank, and sends an empty address as null', () => {
    const { ways } = toRequest({ giveUrl: ' ', ways: [{ ...newGivingWay(), ...bank, kind: 'mobile-money' }] }, 1);
    expect(ways[0]).toEqual({ ...bank, kind: 'mobile-money', branch: '', swift: '' });
    expect(toRequest({ giveUrl: ' ', ways: [] }, 1).giveUrl).toBeNull();
  });

  it('marks the lines that a proposal changes', () => {
    const before = { giveUrl: null, ways: [bank, { ...bank, number: '1111' }] };
    const after = { giveUrl: 'https://give.example.org/', ways: [bank, { ...bank, number: '2222' }] };
    const compared = compare(before, after, givingWayLine);
    expect(compared.before.map(({ isSame }) => isSame)).toEqual([true, false]);
    expect(compared.after.map(({ text, isSame }) => [isSame, text.slice(0, 12)])).toEqual([
      [false, 'Give address'],
      [true, 'Stanbic Bank'],
      [false, 'Stanbic Bank'],
    ]);
  });
});
