import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { AddressIn } from '@psp/contracts/operations';
import type { AnswerAt, Api, InputAt } from './api.ts';

type ReadIn<T> = AddressIn<T> & `GET ${string}`;

/** Query options of a read operation. */
export const readQuery = <T, A extends ReadIn<T>>(
  api: Api<T>,
  queryKey: QueryKey,
  address: A,
  ...input: InputAt<T, A>
) => {
  const read = api.reader(address, ...input);
  return queryOptions({ queryKey, queryFn: ({ signal }) => read({ signal }) });
};

/** Query options of one page of a list; the previous page stays visible while the next one loads. */
export const listQuery = <T, A extends ReadIn<T>>(
  api: Api<T>,
  queryKey: QueryKey,
  address: A,
  ...input: InputAt<T, A>
) => queryOptions({ ...readQuery(api, queryKey, address, ...input), placeholderData: keepPreviousData });

const POLL_MS = 1500;

/** Query options of a read operation that is polled, as a background request, while `isWaiting` is true for its answer. */
export const polledQuery = <T, A extends ReadIn<T>>(
  api: Api<T>,
  queryKey: QueryKey,
  isWaiting: (answer: AnswerAt<T, A>) => boolean,
  address: A,
  ...input: InputAt<T, A>
) => {
  const waits = (answer: AnswerAt<T, A> | undefined): boolean => answer !== undefined && isWaiting(answer);
  const read = api.reader(address, ...input);
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      read({ signal, isBackground: waits(client.getQueryData<AnswerAt<T, A>>(queryKey)) }),
    refetchInterval: ({ state }) => (waits(state.data) ? POLL_MS : false),
  });
};
