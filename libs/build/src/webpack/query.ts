/**
 * The part of TanStack Query that the shell offers to itself and to the remotes: what a page in the browser uses. By
 * file, because the package's entry leads here.
 */
export {
  hashKey,
  hydrate,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '../../../../node_modules/@tanstack/react-query/build/modern/index.js';
