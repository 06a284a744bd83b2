import type { EditedText, EditedTexts, StartingTextContent } from '@psp/contracts/starting-text-editing';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { readQuery } from '@psp/remote/reads';
import { recordLoader } from '@psp/remote/start-loading';
import { type QueryClient } from '@tanstack/react-query';
import { api } from '../common/api.ts';

export const textsQuery = readQuery<EditedTexts>(api, ['admin', 'starting-texts', 'list'], '/starting-texts');
export const textQuery = (id: string) =>
  readQuery<EditedText>(api, ['admin', 'starting-texts', 'one', id], `/starting-texts/${id}`);
export const loadText = recordLoader(textQuery);

export const createText = (category: DomainSlug, content: StartingTextContent) =>
  api.post<EditedText>('/starting-texts', { category, ...content });
export const saveText = (id: string, version: number, content: StartingTextContent) =>
  api.put<EditedText>(`/starting-texts/${id}`, { version, ...content });
export const restoreText = (id: string, body: { version: number; number: number }) =>
  api.post<EditedText>(`/starting-texts/${id}/restore`, body);
export const retireText = (id: string, version: number) =>
  api.post<EditedText>(`/starting-texts/${id}/retire`, { version });
export const showText = (id: string, version: number) =>
  api.post<EditedText>(`/starting-texts/${id}/show`, { version });
export const orderTexts = (category: DomainSlug, seen: readonly string[], order: readonly string[]) =>
  api.post<EditedTexts>('/starting-texts/order', { category, seen, order });

/** What an act changes that answers with what a text is afterwards. */
export const changesText = (id: string) => ({ view: textQuery(id), refreshes: [textsQuery.queryKey] });

/** Puts a saved text where the screens read it. */
export const keepText = (client: QueryClient, text: EditedText): void => {
  client.setQueryData(textQuery(text.id).queryKey, text);
  void client.invalidateQueries({ queryKey: textsQuery.queryKey });
};
