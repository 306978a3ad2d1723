const lastPage = 1000;

/** Filter of the articles in an address; invalid values count as absent. */
export const requestedFrom = (search: URLSearchParams): { tag: string; page: number } => {
  const page = Number(search.get('page'));
  const tag = search.get('tag') ?? '';
  return {
    tag: /^[a-z0-9-]{1,60}$/.test(tag) ? tag : '',
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
};

/** Address of a filtered list. */
export const addressOf = (tag: string, page = 1): string => {
  const search = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) }).toString();
  return search ? `/articles?${search}` : '/articles';
};
