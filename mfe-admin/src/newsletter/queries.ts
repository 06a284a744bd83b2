import type { SubscriberQuery } from '@psp/contracts/newsletter';
import type {
  IssueContent,
  IssueQuery,
  IssueView,
  newsletterOperations,
  NewsletterSegment,
} from '@psp/contracts/newsletter-issues';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { UploadPicture } from '@psp/features/rich-text/ui/use-picture';
import { listQuery } from '@psp/remote/queries';
import { recordLoader, startLoading } from '@psp/remote/start-loading';
import { issueList, sectionOf, subscriberList } from './filters.ts';

const ISSUES = ['admin', 'newsletter', 'issues'] as const;
/** Interval of reads while mails are sent, in milliseconds. */
const POLL_MS = 2000;

export const newsletter = createApi<typeof newsletterOperations>('admin');

export const issuesQuery = (filters: IssueQuery) =>
  listQuery(newsletter, [...ISSUES, 'list', filters], 'GET /newsletter/issues', { query: filters });

export const subscribersQuery = (filters: SubscriberQuery) =>
  listQuery(newsletter, ['admin', 'newsletter', 'subscribers', filters], 'GET /newsletter/subscribers', {
    query: filters,
  });

const isMoving = (issue: IssueView | undefined): boolean =>
  issue !== undefined && (issue.status === 'sending' || issue.progress.waiting > 0);

/** Query of one issue, repeated while its mails are sent. */
export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...ISSUES, 'one', id],
    queryFn: ({ signal, client }) => {
      const isBackground = isMoving(client.getQueryData<IssueView>([...ISSUES, 'one', id]));
      return newsletter.call('GET /newsletter/issues/:id', { id, signal, isBackground });
    },
    refetchInterval: ({ state }) => (isMoving(state.data) ? POLL_MS : false),
  });

/** Query of the present number of recipients of a segment. */
export const recipientsQuery = ({ audience, countyCode, domain }: NewsletterSegment) =>
  listQuery(
    newsletter,
    ['admin', 'newsletter', 'recipients', audience, countyCode, domain],
    'GET /newsletter/recipients',
    { query: { audience, countyCode: countyCode ?? undefined, domain: domain ?? undefined } },
  );

/** Query of the mail of a stored issue, by version. */
export const previewQuery = ({ id, version }: Pick<IssueView, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...ISSUES, 'preview', id, version],
    queryFn: ({ signal }) => newsletter.call('GET /newsletter/issues/:id/preview', { id, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadNewsletter = (args: LoaderFunctionArgs) => {
  const { searchParams } = new URL(args.request.url);
  if (sectionOf(searchParams) === 'numere') return startLoading(args, issuesQuery(issueList.read(searchParams)));
  return startLoading(args, subscribersQuery(subscriberList.read(searchParams) ?? subscriberList.none));
};
export const loadIssue = recordLoader(issueQuery);

/** Stores a new draft. A repeated call with the same key stores nothing more. */
export const createIssue = (content: IssueContent, idempotencyKey: string) =>
  newsletter.call('POST /newsletter/issues', { body: content, idempotencyKey });

/** Saves a draft over the version that was read. */
export const saveIssue = ({ id, version }: IssueView, content: IssueContent) =>
  newsletter.call('PUT /newsletter/issues/:id/content', { id, body: { ...content, version } });

/** Puts an issue into the cache. */
export function showIssue(client: QueryClient, issue: IssueView): void {
  client.setQueryData(issueQuery(issue.id).queryKey, issue);
  void client.invalidateQueries({ queryKey: [...ISSUES, 'list'] });
}

/** Uploads a picture for a draft. Throws ApiError. */
export const uploadPicture =
  (id: string): UploadPicture =>
  (file, options) =>
    uploadFile(newsletter, 'POST /newsletter/issues/:id/pictures', file, options, { id });

/** An act whose answer is the issue. */
export const useIssueAct = <Input = string | void>(id: string, options: ActOptions<Input, IssueView>) =>
  useAct({ ...options, view: issueQuery(id), refreshes: [[...ISSUES, 'list']] });
