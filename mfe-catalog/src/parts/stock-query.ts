/** A hold that should have ended is freed within this time, in milliseconds. */
const freedWithin = 30_000;

/**
 * Options of a query that shows stock, which other buyers hold while they pay: it is fetched again when the visitor
 * comes back to the page, and when the first of these holds ends, until it is freed.
 */
export const stockQuery = <Data>(endsOf: (data: Data) => readonly (string | null | undefined)[]) => ({
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) => {
    const first =
      data &&
      endsOf(data)
        .filter(end => end != null)
        .sort()[0];
    return first ? Math.max(Date.parse(first) - Date.now(), freedWithin) : false;
  },
});
