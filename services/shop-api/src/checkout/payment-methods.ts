import {
  type ErrorCode,
  leaseTerms,
  type OrderPaymentMethod,
  type OrderPaymentMethods,
  leaseOffer,
} from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { displayed, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { errorText } from '../http/error-text';
import {
  findVouchersOfUser,
  findWallets,
  type Source,
  sourceLimit,
  type SourceLimit,
  voucherSource,
  walletSource,
  withBalances,
} from '../money/api';
import { takesMethod, takesSource } from '../content/api';
import type { Shop } from '../shop';
import { dueAlongside, sumsOf } from './combine';
import { feeFor, findAllMethods, type MethodRow } from '../payments/api';
import { describeOffer } from '../leasing/api';
import { livePayment, type OrderView, viewOrder, type OrderRow } from '../orders/api';

/** The offered vouchers of a shopper. */
const firstVouchers = { page: 1, per_page: 50 };

interface Offer {
  method: MethodRow;
  code: string;
  name: string;
  description: string;
  share: number;
  balance: number | null;
  applied: number;
  limit: SourceLimit;
  /** Wallets, cards and vouchers have no fee. */
  fee?: number;
  voucherId?: number;
  /** Instalments: what is due first. */
  downPayment?: number | undefined;
}

const serialize = ({ method, limit, fee = 0, ...offer }: Offer, { locale }: Reader): OrderPaymentMethod => {
  const minimum = limit.ok ? limit.min : (limit.amounts?.['min'] ?? 0);
  const maximum = limit.ok ? limit.max : 0;
  return {
    id: method.id,
    code: offer.code,
    kind: method.kind,
    name: offer.name,
    description: offer.description,
    ...displayed({ fee, minimum, maximum, applied: offer.applied }, locale),
    share: offer.share,
    balance: offer.balance === null ? null : wire(offer.balance),
    display_balance: offer.balance === null ? null : formatMoney(offer.balance, locale),
    down_payment: offer.downPayment === undefined ? null : wire(offer.downPayment),
    voucher_id: offer.voucherId ?? null,
    available: limit.ok,
    reason_code: limit.ok ? null : limit.code,
    reason: limit.ok ? null : errorText(limit.code, locale, limit.amounts),
  };
};

const rejected = (code: ErrorCode): SourceLimit => ({ ok: false, code });

/** Amount left after the shopper's own sources. */
const leftIn = ({ due, totals }: OrderView): number => due - totals.fee;

type LeaseOutcome = ReturnType<typeof leaseOffer>;

const providerLimit = (
  shop: Shop,
  due: number,
  { provider }: MethodRow,
  lease: LeaseOutcome | undefined,
): SourceLimit => {
  if (!(provider in shop.providers)) return rejected('PAYMENT_METHOD_UNKNOWN');
  if (due === 0) return rejected('NOTHING_DUE');
  return lease && !lease.ok ? rejected(lease.code) : { ok: true, min: 1, max: due };
};

const providerOffer = (shop: Shop, view: OrderView, method: MethodRow, reader: Reader): Offer => {
  const chosen = livePayment(view.payments)?.method_id === method.id;
  const due = leftIn(view);
  const fee = feeFor(method, due);
  // The down payment is the same for every number of months.
  const lease = method.kind === 'instalment' ? leaseOffer(due + fee, leaseTerms.defaultMonths) : undefined;
  const offer = lease?.ok ? lease.value : undefined;
  return {
    method,
    code: method.code,
    name: textFor(reader, method.name),
    description: offer ? describeOffer(offer, reader.locale) : textFor(reader, method.description),
    downPayment: offer?.downPayment,
    share: 1,
    balance: null,
    applied: chosen ? view.due : 0,
    limit: providerLimit(shop, due, method, lease),
    fee,
  };
};

const appliedOf = ({ sources }: OrderView, code: string): number =>
  sources.filter(source => source.code === code).reduce((sum, { amount }) => sum + amount, 0);

/** The amount held for this order may be chosen again. */
const asIfFree = <S extends Omit<Source, 'requested'>>(source: S, { row, sources }: OrderView): S => {
  const own = row.held_until === null ? undefined : sources.find(({ code }) => code === source.code);
  return own ? { ...source, balance: source.balance + (own.whole ?? own.amount), lapsed: undefined } : source;
};

const sourceOffers = async (shop: Shop, view: OrderView, methods: readonly MethodRow[], reader: Reader) => {
  const methodOf = (kind: Source['kind']) =>
    methods.find(({ code }) => code === (kind === 'wallet' ? 'store_credit' : kind));
  const userId = view.row.user_id;
  const wallets = await findWallets(shop.db);
  const vouchers = userId === null ? [] : (await findVouchersOfUser(shop.db, userId, firstVouchers)).rows;
  const found = await withBalances(shop.db, [
    ...wallets.map(wallet => ({
      ...walletSource(wallet, userId ?? 0),
      description: textFor(reader, wallet.description),
    })),
    ...vouchers.map(voucher => ({ ...voucherSource(voucher, shop.clock()), description: '' })),
  ]);
  const sources = found.map(source => asIfFree(source, view));
  const offered = sources.filter(
    ({ kind, lapsed, code }) =>
      takesSource(view.site, code) && (kind === 'wallet' || !lapsed || appliedOf(view, code) > 0),
  );
  return offered.flatMap((source): Offer[] => {
    const method = methodOf(source.kind);
    if (!method) return [];
    const { code, kind, name, terms, balance, description } = source;
    const own = code.slice(code.indexOf(':') + 1);
    // A source in the order may change within the amount that is not held elsewhere.
    const limit = sourceLimit(source, sumsOf(view), dueAlongside(view, code));
    return [
      {
        method,
        code: own,
        name: name ? textFor(reader, name) : '',
        description,
        share: terms.max_share,
        balance: userId === null ? null : balance,
        applied: appliedOf(view, code),
        limit: userId === null ? rejected('WALLET_LOGIN') : limit,
        ...(kind === 'voucher' && { voucherId: Number(own) }),
      },
    ];
  });
};

const giftCardOffer = (view: OrderView, method: MethodRow, reader: Reader): Offer => ({
  method,
  code: method.code,
  name: textFor(reader, method.name),
  description: textFor(reader, method.description),
  share: 1,
  balance: null,
  applied: view.sources.filter(({ kind }) => kind === 'gift_card').reduce((sum, { amount }) => sum + amount, 0),
  limit: leftIn(view) > 0 ? { ok: true, min: 1, max: leftIn(view) } : rejected('NOTHING_DUE'),
});

/** Every way of paying this order; unavailable ones with the reason. */
export const methodsFor = async (shop: Shop, row: OrderRow, reader: Reader): Promise<OrderPaymentMethods> => {
  const view = await viewOrder(shop.db, row, shop.clock());
  const methods = await findAllMethods(shop.db);
  const giftCard = methods.find(({ code }) => code === 'gift_card' && takesSource(view.site, code));
  const sources = await sourceOffers(shop, view, methods, reader);
  const offers = [
    ...sources,
    ...(giftCard ? [giftCardOffer(view, giftCard, reader)] : []),
    ...methods
      .filter(method => method.active && takesMethod(view.site, method, view.totals.total))
      .map(method => providerOffer(shop, view, method, reader)),
  ];
  const { total } = view.totals;
  return {
    payment_methods: offers.map(offer => serialize(offer, reader)),
    ...displayed({ total, amount_due: view.due }, reader.locale),
  };
};
