import assert from 'node:assert/strict';
import fc from 'fast-check';
import { accounts, type Account, applySources, paidFor, rewardsFor, spread } from '../money/api';
import { discountFor } from '../promotions/api';
import { totalsOf } from '../orders/api';

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

const now = new Date('2026-11-21T04:00:00Z');

const wallets = [
  { code: 'money', funding: 'cash', min_order: 20_000, min_amount: 50, max_share: 1, cashback: 0 },
  { code: 'cashback', funding: 'cashback', min_order: 0, min_amount: 50, max_share: 0.5, cashback: 0.02 },
  { code: 'loyalty', funding: 'loyalty', min_order: 0, min_amount: 50, max_share: 1, cashback: 0.03 },
  { code: 'partner', funding: 'cash', min_order: 0, min_amount: 100_000, max_share: 1, cashback: 0 },
] as const;
type Wallet = (typeof wallets)[number];
const termsOf = (wallet: Wallet) => ({ ...wallet, brands: null, brand_minimums: {}, cashback_by_variant: {} });

const promotion = {
  percent: 0.15,
  amount: null,
  max_amount: 40_000,
  min_order: 30_000,
  brands: ['ul'],
  products: null,
  combinable: false,
  usage_limit: null,
  per_user: null,
  user_id: null,
  used: 0,
  starts_at: null,
  expires_at: null,
  active: true,
};

/** A shopper's money, cart and purchases. All movements go through `move`. */
class Shopping {
  readonly balances = new Map<string, number>();
  lines: { brand: string | null; sku: string; slug: string; price: number; quantity: number }[] = [];
  requested = new Map<string, number>();
  coded = false;

  private held(account: Account): number {
    return this.balances.get(account.code) ?? 0;
  }

  private move(from: Account, to: Account, amount: number): void {
    this.balances.set(from.code, this.held(from) - amount);
    this.balances.set(to.code, this.held(to) + amount);
  }

  private account(wallet: Wallet): Account {
    return accounts.wallet(1, wallet.code);
  }

  fill(wallet: Wallet, amount: number): void {
    this.move(accounts.opening, this.account(wallet), amount);
  }

  /** The amounts that the checkout shows. */
  view() {
    const lines = this.lines.map(({ price, quantity, ...line }) => ({ ...line, amount: price * quantity }));
    const discount = this.coded ? discountFor(promotion, lines, { userId: 1, uses: 0 }, now) : { ok: false as const };
    const off = discount.ok ? discount.value : 0;
    const totals = totalsOf(this.lines, lines.length > 0 ? 5_000 : 0, -off);
    const sources = wallets
      .filter(({ code }) => this.requested.has(code))
      .map(wallet => ({
        wallet,
        requested: this.requested.get(wallet.code) ?? 0,
        balance: this.held(this.account(wallet)),
        terms: termsOf(wallet),
      }));
    return { lines, totals, off, ...applySources({ total: totals.total, lines }, sources) };
  }

  /** Pays with the chosen sources and the rest by a provider; refunds a part when requested. */
  buy(permille: number): void {
    const { lines, totals, off, applied, due } = this.view();
    if (lines.length === 0) return;
    const gross = totals.items + totals.ship;
    const rewards = rewardsFor(wallets.map(termsOf), lines, {
      inMoney: due + applied.reduce((sum, { wallet, amount }) => sum + (wallet.funding === 'cash' ? amount : 0), 0),
      gross,
    });
    for (const { wallet, amount } of applied) this.move(this.account(wallet), accounts.revenue, amount);
    this.move(accounts.provider('qpay'), accounts.revenue, due);
    this.move(accounts.discounts, accounts.revenue, off);
    for (const { wallet, amount } of rewards) this.move(accounts.rewards, accounts.wallet(1, wallet), amount);
    const paid = [
      ...applied.map(({ wallet, amount }, id) => ({ id, left: amount, account: this.account(wallet) })),
      { id: -1, left: due, account: accounts.provider('qpay') },
    ];
    const back = Math.floor((totals.total * permille) / 1_000);
    const parts = spread(back, paid);
    assert.equal(sumOf(parts), back);
    for (const { payment, amount } of parts) this.move(accounts.revenue, payment.account, amount);
    for (const line of lines) {
      const net = paidFor({ items: totals.items, adjustments: totals.adjustments }, line.amount);
      assert.ok(net <= line.amount);
    }
    this.lines = [];
    this.requested.clear();
  }
}

const price = fc.integer({ min: 1, max: 2_000_000 });
const wallet = fc.constantFrom(...wallets);
type Step = (shopping: Shopping) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ price, quantity: fc.integer({ min: 1, max: 9 }), brand: fc.constantFrom('ul', null) }).map(
    (line): Step =>
      shopping =>
        void shopping.lines.push({ ...line, sku: 'SKU', slug: 'slug' }),
  ),
  fc.constant<Step>(shopping => void shopping.lines.pop()),
  fc.boolean().map(
    (coded): Step =>
      shopping =>
        void (shopping.coded = coded),
  ),
  fc.record({ wallet, amount: price }).map(
    ({ wallet: one, amount }): Step =>
      shopping =>
        shopping.fill(one, amount),
  ),
  fc.record({ wallet, amount: price }).map(
    ({ wallet: { code }, amount }): Step =>
      shopping =>
        void shopping.requested.set(code, amount),
  ),
  fc.nat(1_000).map(
    (permille): Step =>
      shopping =>
        shopping.buy(permille),
  ),
);

// It makes some 100,000 assertions: an `expect` takes 50 times as long.
it('preserves every tugrik over 1,000 runs of carts, codes, wallets, purchases and refunds', () => {
  let bought = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 30 }), steps => {
      const shopping = new Shopping();
      for (const take of steps) {
        take(shopping);
        const { totals, off, applied, due } = shopping.view();
        assert.equal(totals.total, totals.items + totals.ship - off);
        assert.ok(totals.total >= 0);
        assert.equal(sumOf(applied) + due, totals.total);
        assert.ok(due >= 0);
        for (const { wallet: used, amount } of applied.filter(source => source.amount > 0)) {
          assert.ok(amount >= used.min_amount);
          assert.ok(amount <= totals.total * used.max_share);
          assert.ok(totals.total > used.min_order);
        }
        const { balances } = shopping;
        assert.equal(
          [...balances.values()].reduce((sum, balance) => sum + balance, 0),
          0,
        );
        for (const [code, balance] of balances) assert.ok(!code.startsWith('user:') || balance >= 0);
      }
      if ((shopping.balances.get('revenue') ?? 0) > 0) bought += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(bought).toBeGreaterThan(200);
});
