/** The line that is returned. */
export interface Exchanged {
  /** Price of a piece when it was bought. */
  price: number;
  quantity: number;
}

export interface Replacement {
  price: number;
  stock: number;
  backorderable: boolean;
}

/** Why a variant cannot be sent for a returned one. */
export const exchangeFault = (
  { price, quantity }: Exchanged,
  other: Replacement,
): 'dearer' | 'sold_out' | undefined => {
  if (other.price > price) return 'dearer';
  return other.stock < quantity && !other.backorderable ? 'sold_out' : undefined;
};
