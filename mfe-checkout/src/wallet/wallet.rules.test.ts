import { walletColumns } from './wallet.rules';

it.each([
  [0, 3],
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [8, 4],
  [9, 3],
  [10, 4],
])('shows %d cards in %d columns', (count, columns) => expect(walletColumns(count)).toBe(columns));

it('leaves no card alone below others', () => {
  for (let count = 2; count <= 12; count += 1) expect(count % walletColumns(count)).not.toBe(1);
});
