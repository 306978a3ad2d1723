/** Numbers of orders and phones in a payer's text: `R100000001`, `100000001 zahialga 9911-2233`. */
export const cluesIn = (text: string): { numbers: string[]; phones: string[] } => {
  const found = text.replace(/(\d)[\s-](?=\d{4}\b)/g, '$1').match(/\d+/g) ?? [];
  return {
    numbers: found.filter(({ length }) => length >= 6 && length <= 12).map(digits => `R${digits}`),
    phones: found.flatMap(digits => /^(?:976)?([5-9]\d{7})$/.exec(digits)?.[1] ?? []),
  };
};
