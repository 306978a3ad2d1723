import { readdir, rm } from 'node:fs/promises';
import { pathOf, type Review } from '@ortoo/contracts';
import { addProductReview, moderateReview } from '@ortoo/contracts/endpoints';
import { uploadsIn } from '../uploads/api';
import { testClient, type TestClient } from './client';
import { reviewForm } from './forms';
import { signedInShopper } from './shoppers';
import { startTestShop } from './test-shop';
import { write } from './write';

/** Reviewed product of the tests, and the review text. */
export const aboutBoots = {
  params: { slug: 'boots' },
  text: 'Эсгий нь зөөлөн, ул нь огт хальтирдаггүй.',
};

/** A shop with a member of staff, and for each test a new shopper, no reviews and no pictures. */
export const openReviewHarness = async (options?: Parameters<typeof startTestShop>[0]) => {
  const test = await startTestShop(options);
  const staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  let shoppers = 0;
  const folder = uploadsIn(test.shop.dataDir);
  const harness = {
    test,
    staff,
    shopper: testClient(test.app),
    email: () => `${shoppers}@example.org`,
    async clear(): Promise<void> {
      shoppers += 1;
      harness.shopper = await signedInShopper(test, 'Номин', 'Батбаяр', harness.email());
      await write(test.shop.db, 'review', trx => trx.deleteFrom('reviews').execute());
      await write(test.shop.db, 'product', trx =>
        trx
          .updateTable('products')
          .set({ average_rating: 0, total_reviews: 0 })
          .where('total_reviews', '>', 0)
          .execute(),
      );
      await rm(folder, { recursive: true, force: true });
    },
    write(
      client: TestClient,
      parts: Parameters<typeof reviewForm>[0],
      headers = {},
      to = pathOf(addProductReview, aboutBoots.params),
    ) {
      const { payload, type } = reviewForm(parts);
      return client.post<Review>(to, payload, { 'content-type': type, ...headers });
    },
    approve: (id: number) => staff.call(moderateReview, { params: { id }, body: { state: 'approved' } }),
    /** Files of the stored pictures. */
    storedFiles: (): Promise<string[]> => readdir(folder).catch(() => []),
  };
  return harness;
};

export type ReviewHarness = Awaited<ReturnType<typeof openReviewHarness>>;
