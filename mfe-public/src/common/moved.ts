import { queryClientContext } from '@psp/remote/query';
import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router-dom';

/**
 * Redirects for good when the record that was read has another id than its address: the record of the address was merged into it.
 * Does nothing while the data has not arrived: the page then shows the other record, whose canonical address is its own.
 */
export function redirectMoved(args: LoaderFunctionArgs, queryKey: readonly unknown[], folder: string): void {
  const provider: RouterContextProvider = args.context;
  const data = provider.get(queryClientContext).getQueryData<{ id: string }>(queryKey);
  if (data && data.id !== args.params['id']) throw redirect(`${folder}/${data.id}`, 308);
}
