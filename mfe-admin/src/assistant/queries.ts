import {
  type assistantOfficeOperations,
  gapQuery,
  type GapQuery,
  GAP_STATUS,
  opinionQuery,
  type OpinionQuery,
  synonymQuery,
  type SynonymQuery,
  monthQuery,
  type MonthQuery,
} from '@psp/contracts/assistant-office';
import type { QuestionList, questionListOperations } from '@psp/contracts/question-list';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { gapStrings } from './strings.ts';

export const api = createApi<typeof assistantOfficeOperations>('admin');

/** Keys of what the acts change. */
export const REFRESHED = [
  ['admin', 'assistant'],
  ['admin', 'settings', 'question-list'],
] as const;

export const gapFilters = listFilters('/admin/assistant', bySchema(gapQuery), {
  status: { label: gapStrings.status, options: { ...GAP_STATUS, all: gapStrings.all } },
});
export const gapsQuery = (query: GapQuery) =>
  listQuery(api, ['admin', 'assistant', 'gaps', query], 'GET /assistant/gaps', { query });

const lists = createApi<typeof questionListOperations>('admin');
/** Begins as the keys of all settings do. */
export const questionsQuery = readQuery(lists, ['admin', 'settings', 'question-list'], 'GET /assistant/question-list');
export const saveQuestions = (version: number, items: QuestionList['items']) =>
  lists.call('POST /assistant/question-list', { body: { version, value: { items } } });
export const restoreQuestions = (body: { version: number; of: number }) =>
  lists.call('POST /assistant/question-list/restore', { body });

export const synonymFilters = listFilters('/admin/assistant/sinonime', bySchema(synonymQuery));
export const synonymsQuery = (query: SynonymQuery) =>
  listQuery(api, ['admin', 'assistant', 'synonyms', query], 'GET /assistant/synonyms', { query });

export const monthFilters = listFilters('/admin/assistant/consum', bySchema(monthQuery));
export const usesQuery = (query: MonthQuery) =>
  listQuery(api, ['admin', 'assistant', 'uses', query], 'GET /assistant/uses', { query });
export const settingsQuery = () => readQuery(api, ['admin', 'assistant', 'settings'], 'GET /assistant/settings');

export const opinionFilters = listFilters('/admin/assistant/pareri', bySchema(opinionQuery));
export const opinionsQuery = (query: OpinionQuery) =>
  listQuery(api, ['admin', 'assistant', 'opinions', query], 'GET /assistant/opinions', { query });

/** Loaders of the pages. */
export const loadGaps = listLoader(gapFilters, gapsQuery);
export const loadQuestions: LoaderFunction = (args) => startLoading(args, questionsQuery);
export const loadSynonyms = listLoader(synonymFilters, synonymsQuery);
const loadMonth = listLoader(monthFilters, usesQuery);
export const loadUses: LoaderFunction = async (args) =>
  Promise.all([loadMonth(args), startLoading(args, settingsQuery())]);
export const loadOpinions = listLoader(opinionFilters, opinionsQuery);
