export interface FeeTerms {
  /** Whole tugrik. */
  fee: number;
  /** Share of the amount that is paid with it. */
  fee_share: number;
}

/** Shares have four decimal places. */
const places = 10_000;

/** Fee of paying this amount in some way, rounded up to whole tugrik. Without a payment there is no fee. */
export const feeFor = ({ fee, fee_share }: FeeTerms, amount: number): number =>
  amount === 0 ? 0 : fee + Math.ceil((amount * Math.round(fee_share * places)) / places);
