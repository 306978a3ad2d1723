import { splitForCart } from './add-all.rules';

it('adds what needs no choice and is in stock', () => {
  const [ready, open, gone] = [
    { id: 1, variant_id: 10, total_on_hand: 3 },
    { id: 2, variant_id: null, total_on_hand: 3 },
    { id: 3, variant_id: 30, total_on_hand: 0 },
  ];
  expect(splitForCart([ready, open, gone])).toEqual({ ready: [ready], open: [open] });
});
