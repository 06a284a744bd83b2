import type { ExchangeQuery, ExchangeView } from '@psp/contracts/exchange';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { ExchangeArea } from './area.ts';

type Read = Pick<ExchangeArea, 'kind' | 'api'>;

export const exchangeQuery = ({ kind, api }: Read, query: ExchangeQuery) =>
  listQuery(api, [kind, 'exchange', 'list', query], 'GET /exchange', { query });

export const projectQuery = ({ kind, api }: Read, id: string) =>
  readQuery(api, [kind, 'exchange', 'one', id], 'GET /exchange/:id', { id });

/** A page of questions of a project, after the question `after`. */
export const questionsQuery = ({ kind, api }: Read, id: string, after: string) =>
  readQuery(api, [kind, 'exchange', 'questions', id, after], 'GET /exchange/:id/questions', { id, query: { after } });

/** Key of the lists and pages of the exchange. */
export const exchangeKey = ({ kind }: Pick<ExchangeArea, 'kind'>) => [kind, 'exchange'] as const;

/** An act whose answer is the updated project. */
export const useProjectAct = <Input = string | void>(
  area: Read,
  id: string,
  options: Omit<ActOptions<Input, ExchangeView>, 'view' | 'refreshes'>,
) => useAct<Input, ExchangeView>({ ...options, view: projectQuery(area, id), refreshes: [exchangeKey(area)] });
