import type { EditedText, startingTextOperations } from '@psp/contracts/starting-text-editing';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';
import { type QueryClient } from '@tanstack/react-query';

export const texts = createApi<typeof startingTextOperations>('admin');

export const textsQuery = readQuery(texts, ['admin', 'starting-texts', 'list'], 'GET /starting-texts');
export const textQuery = (id: string) =>
  readQuery(texts, ['admin', 'starting-texts', 'one', id], 'GET /starting-texts/:id', { id });
export const loadText = recordLoader(textQuery);

/** Cache changes of an act whose answer is the text. */
export const changesText = (id: string) => ({ view: textQuery(id), refreshes: [textsQuery.queryKey] });

/** Puts a saved text into the cache. */
export const keepText = (client: QueryClient, text: EditedText): void => {
  client.setQueryData(textQuery(text.id).queryKey, text);
  void client.invalidateQueries({ queryKey: textsQuery.queryKey });
};
