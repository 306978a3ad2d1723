export interface FeeTerms {
  /** Whole tugrik. */
  fee: number;
  /** Of what is paid with it. */
  fee_share: number;
}

/** Shares are kept with four places. */
const places = 10_000;

/** What paying so much in some way costs beside it, rounded up to whole tugrik. Where nothing is paid nothing is charged. */
export const feeFor = ({ fee, fee_share }: FeeTerms, amount: number): number =>
  amount === 0 ? 0 : fee + Math.ceil((amount * Math.round(fee_share * places)) / places);
