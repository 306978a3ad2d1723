import type { ShopEvent } from '@ortoo/contracts';
import { takeEvents, emit } from './shop-events';

test('events before the first subscriber are queued, the newest twenty', () => {
  for (let variant = 1; variant <= 25; variant += 1) emit('wished', { variant });
  const taken: ShopEvent[] = [];
  takeEvents(event => void taken.push(event));
  expect(taken).toHaveLength(20);
  expect([taken[0], taken.at(-1)]).toEqual([
    ['wished', { variant: 6 }],
    ['wished', { variant: 25 }],
  ]);
  emit('signed_in', {});
  expect(taken.at(-1)).toEqual(['signed_in', {}]);
  takeEvents(() => undefined);
  emit('signed_in', {});
  expect(taken).toHaveLength(21);
});
