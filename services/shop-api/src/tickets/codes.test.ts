import {
  addLineItem,
  addStoreCredit,
  applyCouponCode,
  applyVoucher,
  completeCheckout,
  removeCouponCode,
  removeLineItem,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { newBuyer, newVoucher } from '../testing/buyers';
import { errorOf } from '../testing/client';
import { requestInvoice, chooseToPay, fillStock } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

describe('a voucher', () => {
  it('is valid once, whatever it pays; the rest lapses', async () => {
    const buyer = await newBuyer(test);
    const voucher_id = await newVoucher(test, buyer.id);
    expect((await buyer.client.call(applyVoucher, { params: buyer.order, body: { voucher_id } })).body.amount_due).toBe(
      '0.0',
    );
    expect((await buyer.client.call(completeCheckout, { params: buyer.order })).body.state).toBe('complete');
    expect(await balanceOf(test, `voucher:${voucher_id}`)).toBe(0);
    const again = { ...buyer, order: await chooseToPay(buyer.client, 'qr') };
    expect((await again.client.reject(applyVoucher, { params: again.order, body: { voucher_id } })).body).toMatchObject(
      {
        code: 'VOUCHER_USED',
        errors: { voucher_id: expect.anything() },
      },
    );
  });

  it.each<[string, object, string, number]>([
    ['over', { expires_at: new Date('2026-01-01') }, 'VOUCHER_EXPIRED', 422],
    ['for larger orders', { min_order: 125_000 }, 'WALLET_ORDER_MIN', 422],
    ['for other brands', { brands: '["zuslan"]' }, 'WALLET_BRANDS', 422],
  ])('that is %s is rejected', async (_, more, code, status) => {
    const buyer = await newBuyer(test);
    const { status: answered, body } = await buyer.client.reject(applyVoucher, {
      params: buyer.order,
      body: { voucher_id: await newVoucher(test, buyer.id, more) },
    });
    expect([answered, body.code]).toEqual([status, code]);
  });

  it('of another user does not exist', async () => {
    const voucher_id = await newVoucher(test, (await newBuyer(test)).id);
    const other = await newBuyer(test);
    expect((await other.client.reject(applyVoucher, { params: other.order, body: { voucher_id } })).status).toBe(404);
  });
});

describe('a code', () => {
  it.each<[code: string, kind: 'coupon' | 'promo', error: string, status: string]>([
    ['12', 'promo', 'PROMO_CODE_FORMAT', 'coupon_code_not_found'],
    ['9999', 'promo', 'COUPON_CODE_NOT_FOUND', 'coupon_code_not_found'],
    ['NOSUCH', 'coupon', 'COUPON_CODE_NOT_FOUND', 'coupon_code_not_found'],
    ['ZUN2025', 'coupon', 'COUPON_CODE_EXPIRED', 'coupon_code_expired'],
    ['IKH25', 'coupon', 'COUPON_ORDER_MIN', 'coupon_code_not_eligible'],
  ])(
    '%s as %s is rejected with %s, or reported as a warning when quiet',
    async (coupon_code, kind, code, status_code) => {
      const buyer = await newBuyer(test);
      const loud = await buyer.client.reject(applyCouponCode, { params: buyer.order, body: { coupon_code, kind } });
      expect([loud.status, loud.body]).toMatchObject([
        422,
        { code, successful: false, status_code, errors: { coupon_code: [loud.body.error] } },
      ]);
      const quiet = await buyer.client.call(applyCouponCode, {
        params: buyer.order,
        body: { coupon_code, kind, quiet: true },
      });
      expect([quiet.status, quiet.body]).toMatchObject([
        200,
        { successful: false, status_code, error: loud.body.error },
      ]);
      expect(quiet.body.order.warnings).toContain(`${coupon_code}: ${loud.body.error}`);
    },
  );

  it('is replaced by a better one, combines with promo codes, and can be removed', async () => {
    const buyer = await newBuyer(test);
    const apply = (coupon_code: string) =>
      buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code } });
    await apply('ORTOO10');
    expect(errorOf(await apply('ORTOO10')).code).toBe('COUPON_ALREADY_APPLIED');
    expect((await apply('UL15')).body.order.adjustments.map(({ code, amount }) => [code, amount])).toEqual([
      ['UL15', '-18000.0'],
    ]);
    expect((await apply('ORTOO10')).body).toMatchObject({
      code: 'COUPON_BETTER_EXISTS',
      status_code: 'coupon_code_better_exists',
    });
    expect((await apply('1111')).body.order.total).toBe('104000.0');
    const out = await buyer.client.call(removeCouponCode, { params: buyer.order, body: { coupon_code: 'ul15' } });
    expect(out.body.order).toMatchObject({ total: '122000.0', adjustment_total: '-3000.0' });
  });

  it('that no longer fits the cart takes nothing off and reports it', async () => {
    const buyer = await newBuyer(test);
    await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'UL15' } });
    await buyer.client.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 30 } } });
    const line = buyer.order.line_items[0]?.id ?? 0;
    const { body } = await buyer.client.call(removeLineItem, { params: { number: buyer.order.number, id: line } });
    expect(body.adjustments[0]).toMatchObject({ amount: '0.0', reason: expect.any(String) });
    expect(body.warnings).toHaveLength(1);
  });

  it('once per user is rejected the second time', async () => {
    const buyer = await newBuyer(test, { digital: 500_000 });
    await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: '2026' } });
    await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
    expect((await buyer.client.call(completeCheckout, { params: buyer.order })).body.state).toBe('complete');
    const again = { ...buyer, order: await chooseToPay(buyer.client, 'qr') };
    expect(
      (await again.client.reject(applyCouponCode, { params: again.order, body: { coupon_code: '2026' } })).body.code,
    ).toBe('COUPON_USED_UP');
  });
});

it('frees the money of a wallet that was switched off while an invoice was open', async () => {
  const buyer = await newBuyer(test, { pocket: 50_000 });
  const { body } = await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'pocket' } });
  await requestInvoice(buyer.client, body);
  expect(await balanceOf(test, `user:${buyer.id}:pocket:held`)).toBe(50_000);
  const offer = (active: boolean) =>
    write(test.shop.db, 'wallet', trx =>
      trx.updateTable('wallets').set({ active }).where('code', '=', 'pocket').execute(),
    );
  await offer(false);
  const line_item = { variant_id: 30 };
  const changed = await buyer.client.call(addLineItem, { params: buyer.order, body: { line_item } });
  await offer(true);
  expect(changed.body.warnings).toEqual([expect.stringContaining('Покет')]);
  expect(await balanceOf(test, `user:${buyer.id}:pocket`)).toBe(50_000);
});
