// The part of TanStack Query that pages use: one copy, brought by the shell, without the rest. A name that is missing
// here is missing in the browser: `slim.test.ts` holds every import of the project to this list.
export {
  hydrate,
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
