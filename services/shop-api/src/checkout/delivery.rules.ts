/** One way of delivery as configured. */
export interface DeliveryChoice {
  id: number;
  fee: number;
  /** Value of the goods from which it costs nothing. */
  free_from: number | null;
  /** Province codes it serves; null for the whole country. */
  provinces: readonly string[] | null;
}

export interface DeliveryRate<C extends DeliveryChoice = DeliveryChoice> {
  choice: C;
  cost: number;
}

/** The ways that serve an address, each with what it costs for these goods. */
export const ratesFor = <C extends DeliveryChoice>(
  choices: readonly C[],
  province: string,
  goods: number,
): DeliveryRate<C>[] =>
  choices
    .filter(choice => choice.provinces === null || choice.provinces.includes(province))
    .map(choice => ({ choice, cost: choice.free_from !== null && goods >= choice.free_from ? 0 : choice.fee }));
