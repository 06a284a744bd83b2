import type { ModerationAction, ModerationView } from '@psp/contracts/moderation';
import { useAct } from '@psp/remote/act/use-act';
import { useNavigate } from 'react-router-dom';
import { articleQuery, articles } from './queries.ts';
import { strings } from './strings.ts';

export interface ModerationProps {
  article: ModerationView;
  /** Address of the next article of the queue, null when there is none. */
  nextHref: string | null;
  /** Address of the list that the article was opened from. */
  listHref: string;
}

const APPROVALS = {
  approve: 'POST /articles/:id/approve',
  approveRevision: 'POST /articles/:id/revision/approve',
  reopen: 'POST /articles/:id/reopen',
} as const;

const REFUSALS = {
  requestChanges: 'POST /articles/:id/request-changes',
  reject: 'POST /articles/:id/reject',
  rejectRevision: 'POST /articles/:id/revision/reject',
  withdraw: 'POST /articles/:id/withdraw',
} as const;

const isApproval = (action: ModerationAction): action is keyof typeof APPROVALS => action in APPROVALS;

const DONE: Record<ModerationAction, string> = {
  approve: strings.approved,
  requestChanges: strings.changesRequested,
  reject: strings.rejected,
  approveRevision: strings.revisionApproved,
  rejectRevision: strings.revisionRejected,
  withdraw: strings.withdrawn,
  reopen: strings.reopened,
};

const FAILED: Partial<Record<ModerationAction, string>> = {
  approve: strings.approveFailed,
  approveRevision: strings.approveFailed,
  reopen: strings.approveFailed,
};

const OF_REVISION: readonly ModerationAction[] = ['approveRevision', 'rejectRevision'];

/** One decision on an article; the next article of the queue follows, or the list when there is none. */
export function useModeration({ article, nextHref, listHref }: ModerationProps, action: ModerationAction) {
  const navigate = useNavigate();
  const { id, text, proposal } = article;
  const version = OF_REVISION.includes(action) ? (proposal?.version ?? article.version) : article.version;
  return useAct<string>({
    send: (reason) =>
      isApproval(action)
        ? articles.call(APPROVALS[action], { id, body: { version } })
        : articles.call(REFUSALS[action], { id, body: { version, reason } }),
    refreshes: [['admin', 'articles', 'list'], articleQuery(id).queryKey, ['admin', 'dashboard']],
    done: DONE[action],
    about: action === 'approve' ? strings.approvedText : text.title,
    failed: FAILED[action],
    onDone: () => void navigate(nextHref ?? listHref),
  });
}
