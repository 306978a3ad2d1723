const max = 10_000;

/** The page that the address names; the first when it names none. */
export const pageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page < max ? page : 1;
};
