// The part of TanStack Query that pages use: one copy, provided by the shell. A name missing here is missing in the
// browser: `slim.test.ts` checks every import of the project against this list.
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'tanstack-query-source';
