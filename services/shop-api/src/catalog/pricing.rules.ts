/** Price columns of the table. */
export interface PriceFacts {
  price: number;
  selling_price: number | null;
  sale_start_at: Date | null;
  sale_expire_at: Date | null;
}

/** A variant's own prices, if any. */
export interface VariantPriceFacts {
  price: number | null;
  selling_price: number | null;
}

export interface PriceNow {
  price: number;
  selling: number;
  /** Whole percent off, rounded down; 0 without a running sale. */
  percent: number;
}

const runs = (facts: PriceFacts, now: Date): boolean =>
  (facts.sale_start_at === null || facts.sale_start_at <= now) &&
  (facts.sale_expire_at === null || now < facts.sale_expire_at);

/** The next time at which a sale starts or ends or a date is reached, in milliseconds; Infinity without one. */
export const nextChange = (
  { sale_start_at, sale_expire_at, available_on }: PriceFacts & { available_on: Date },
  now: Date,
): number => {
  const times = [sale_start_at, sale_expire_at, available_on].flatMap(at => (at === null ? [] : [at.getTime()]));
  return Math.min(Infinity, ...times.filter(at => at > now.getTime()));
};

/** The price at a moment: the sale's while it runs and is lower, else the list price. */
export const priceNow = (product: PriceFacts, variant: VariantPriceFacts | undefined, now: Date): PriceNow => {
  const price = variant?.price ?? product.price;
  const inherited = variant?.price == null ? product.selling_price : null;
  const sale = variant?.selling_price ?? inherited;
  if (sale === null || sale >= price || !runs(product, now)) return { price, selling: price, percent: 0 };
  return { price, selling: sale, percent: Math.floor(((price - sale) * 100) / price) };
};

/** What changes the price of a hotel's nights; null of other products. */
export interface NightFacts {
  lowest_season_percent: number | null;
  weekend_percent: number | null;
}

const share = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** The lowest price of a night: a season has ordinary and weekend nights. Other prices are unchanged. */
export const lowestNight = (amount: number, { lowest_season_percent: season, weekend_percent: weekend }: NightFacts) =>
  share(share(amount, season ?? 100), Math.min(weekend ?? 100, 100));

/** The price from which it can be bought at a moment; a hotel's is that of its cheapest night. */
export const priceFrom = (
  product: PriceFacts & NightFacts,
  variant: VariantPriceFacts | undefined,
  now: Date,
): PriceNow => {
  const { price, selling, percent } = priceNow(product, variant, now);
  return { price: lowestNight(price, product), selling: lowestNight(selling, product), percent };
};

/** A variant with its product, as a query joins them. */
export interface JoinedPrices extends Pick<PriceFacts, 'sale_start_at' | 'sale_expire_at'> {
  product_price: number;
  product_selling_price: number | null;
  variant_price: number | null;
  variant_selling_price: number | null;
}

/** Current price of one piece. */
export const unitPrice = (row: JoinedPrices, now: Date): number =>
  priceNow(
    { ...row, price: row.product_price, selling_price: row.product_selling_price },
    { price: row.variant_price, selling_price: row.variant_selling_price },
    now,
  ).selling;
