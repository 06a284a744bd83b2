import type { SubscriberList, SubscriberQuery } from '@psp/contracts/newsletter';
import type {
  IssueContent,
  IssueList,
  IssuePreview,
  IssueQuery,
  IssueView,
  NewsletterSegment,
  RecipientsView,
} from '@psp/contracts/newsletter-issues';
import { isOutdated } from '@psp/remote/act/refusal';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { startLoading } from '@psp/remote/start-loading';
import { uploadFile } from '@psp/remote/upload';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import type { UploadPicture } from '@psp/features/rich-text/ui/use-picture';
import { issueList, sectionOf, subscriberList } from './filters.ts';

const ISSUES = ['admin', 'newsletter', 'issues'] as const;
/** While mails are going out. */
const POLL_MS = 2000;

const pathOf = (id: string) => `/newsletter/issues/${encodeURIComponent(id)}`;

export const issuesQuery = (filters: IssueQuery) =>
  queryOptions({
    queryKey: [...ISSUES, 'list', filters],
    queryFn: ({ signal }) => api.get<IssueList>('/newsletter/issues', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const subscribersQuery = (filters: SubscriberQuery) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'subscribers', filters],
    queryFn: ({ signal }) => api.get<SubscriberList>('/newsletter/subscribers', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

const isMoving = (issue: IssueView | undefined): boolean =>
  issue !== undefined && (issue.status === 'sending' || issue.progress.waiting > 0);

/** One issue, asked for again while its mails are going out. */
export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...ISSUES, 'one', id],
    queryFn: ({ signal, client }) => {
      const isBackground = isMoving(client.getQueryData<IssueView>([...ISSUES, 'one', id]));
      return api.get<IssueView>(pathOf(id), { signal, isBackground });
    },
    refetchInterval: ({ state }) => (isMoving(state.data) ? POLL_MS : false),
  });

/** How many a segment holds now. */
export const recipientsQuery = ({ audience, countyCode, domain }: NewsletterSegment) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'recipients', audience, countyCode, domain],
    queryFn: ({ signal }) =>
      api.get<RecipientsView>('/newsletter/recipients', { signal, search: { audience, countyCode, domain } }),
    placeholderData: keepPreviousData,
  });

/** The stored issue as its mail; another one for each version. */
export const previewQuery = ({ id, version }: Pick<IssueView, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...ISSUES, 'preview', id, version],
    queryFn: ({ signal }) => api.get<IssuePreview>(`${pathOf(id)}/preview`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadNewsletter = (args: LoaderFunctionArgs) => {
  const { searchParams } = new URL(args.request.url);
  if (sectionOf(searchParams) === 'numere') return startLoading(args, issuesQuery(issueList.read(searchParams)));
  return startLoading(args, subscribersQuery(subscriberList.read(searchParams) ?? subscriberList.none));
};
export const loadIssue = (args: LoaderFunctionArgs) => startLoading(args, issueQuery(args.params.id ?? ''));

/** Stores a new draft, once however often the same content is sent, and makes it known. Throws ApiError. */
export function useCreateIssue() {
  const client = useQueryClient();
  return async (content: IssueContent): Promise<IssueView> => {
    const issue = await api.post<IssueView>('/newsletter/issues', content);
    client.setQueryData(issueQuery(issue.id).queryKey, issue);
    void client.invalidateQueries({ queryKey: [...ISSUES, 'list'] });
    return issue;
  };
}

/** Keeps a picture for a draft's text. Throws ApiError. */
export const uploadPicture =
  (id: string): UploadPicture =>
  (file, options) =>
    uploadFile(`/api/admin${pathOf(id)}/pictures`, file, options);

type IssueAct = 'test' | 'send' | 'schedule' | 'unschedule' | 'cancel';

/** Does something with an issue; answers with its new state. */
export const actOnIssue = (id: string, what: IssueAct, body: object) =>
  api.post<IssueView>(`${pathOf(id)}/${what}`, body);

/** An act that answers with the new state of an issue. */
export const useIssueAct = <Input = string | void>(id: string, options: ActOptions<Input, IssueView>) =>
  useAct({ ...options, view: issueQuery(id), refreshes: [[...ISSUES, 'list']] });

/**
 * Saves the text of an issue; resolves with its new state, which the screen shows then. A refusal because the screen was out of
 * date brings the present state. Throws ApiError.
 */
export function useSaveIssue(id: string) {
  const client = useQueryClient();
  return useCallback(
    async (content: IssueContent, version: number): Promise<IssueView> => {
      const { queryKey } = issueQuery(id);
      try {
        const issue = await api.put<IssueView>(`${pathOf(id)}/content`, { ...content, version });
        client.setQueryData(queryKey, issue);
        void client.invalidateQueries({ queryKey: [...ISSUES, 'list'] });
        return issue;
      } catch (error) {
        if (isOutdated(error)) await client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    [client, id],
  );
}
