import { Suspense, use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hasGap, reasonOfGap } from './gaps';

const within = (part: ReactNode) => (
  <main>
    <h1>Shop</h1>
    <Suspense fallback={<p>…</p>}>{part}</Suspense>
  </main>
);

const failed = new TypeError('x is undefined');
const Fails = () => {
  throw failed;
};
const later = new Promise<never>(() => undefined);
const Waits = () => use(later);

test('a complete page has no gap', () => expect(hasGap(renderToString(within(<p>Felt</p>)))).toBe(false));

test('a part that throws leaves a gap, and its error is found', async () => {
  expect(hasGap(renderToString(within(<Fails />)))).toBe(true);
  expect(await reasonOfGap(within(<Fails />))).toBe(failed);
});

test('a part that suspends leaves a gap, and differs from one that throws', async () => {
  expect(hasGap(renderToString(within(<Waits />)))).toBe(true);
  expect(await reasonOfGap(within(<Waits />))).toMatchObject({
    message: expect.stringContaining('load has not brought'),
  });
});
