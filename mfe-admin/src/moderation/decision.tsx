import type { ModerationAction, ModerationView } from '@psp/contracts/moderation';
import type { Deciding } from '../queue/decision-page.tsx';
import type { Decision, PlainDecision } from '../queue/decisions.tsx';
import { articles, moderationQueue } from './queries.ts';
import { STANDING, strings } from './strings.ts';

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

const REFUSAL_WORDS = {
  requestChanges: {
    title: strings.requestChangesTitle,
    text: strings.requestChangesText,
    done: strings.changesRequested,
  },
  reject: { title: strings.rejectTitle, text: strings.rejectText, done: strings.rejected },
  rejectRevision: {
    title: strings.rejectRevisionTitle,
    text: strings.rejectRevisionText,
    done: strings.revisionRejected,
  },
  withdraw: { title: strings.withdrawTitle, text: strings.withdrawText, done: strings.withdrawn },
} as const;

const DONE = {
  approve: strings.approved,
  approveRevision: strings.revisionApproved,
  reopen: strings.reopened,
} as const;

const refreshesOf = (id: string) => [
  ['admin', 'articles', 'list'],
  moderationQueue.viewQuery(id).queryKey,
  ['admin', 'dashboard'],
];

const versionFor = (action: ModerationAction, { version, proposal }: ModerationView): number =>
  action === 'approveRevision' || action === 'rejectRevision' ? (proposal?.version ?? version) : version;

const approval = (article: ModerationView, action: keyof typeof APPROVALS): PlainDecision<ModerationAction> => ({
  action,
  label: strings[action],
  isDirect: true,
  act: {
    send: () => articles.call(APPROVALS[action], { id: article.id, body: { version: versionFor(action, article) } }),
    refreshes: refreshesOf(article.id),
    done: DONE[action],
    about: action === 'approve' ? strings.approvedText : article.text.title,
    failed: strings.approveFailed,
  },
});

const publication = (article: ModerationView, action: 'approve' | 'approveRevision'): Decision<ModerationAction> => ({
  ...approval(article, action),
  key: { letter: 'A', does: strings.keys.approve },
  variant: 'primary',
  ask: { title: strings.publishTitle(article.text.title), text: strings.publishText },
});

const refusal = (
  article: ModerationView,
  action: keyof typeof REFUSALS,
  key?: { letter: string; does: string },
): Decision<ModerationAction> => {
  const { title, text, done } = REFUSAL_WORDS[action];
  const isChanges = action === 'requestChanges';
  return {
    action,
    label: strings[action],
    key,
    isDanger: !isChanges,
    ask: {
      title: title(article.text.title),
      text,
      reason: {
        hint: strings.reasonHint,
        label: isChanges ? strings.requestChangesLabel : undefined,
        kind: 'article',
      },
    },
    act: {
      send: (reason) =>
        articles.call(REFUSALS[action], {
          id: article.id,
          body: { version: versionFor(action, article), reason },
        }),
      refreshes: refreshesOf(article.id),
      done,
      about: article.text.title,
    },
  };
};

const REJECT_KEY = { letter: 'R', does: strings.keys.reject };

/** State of an article and what may be decided on it. */
export const decidingOn = (article: ModerationView): Deciding<ModerationAction> => ({
  standing: STANDING[article.actions.includes('approveRevision') ? 'revised' : article.status],
  actions: article.actions,
  decisions: [
    refusal(article, 'withdraw'),
    refusal(article, 'rejectRevision', REJECT_KEY),
    refusal(article, 'reject', REJECT_KEY),
    refusal(article, 'requestChanges', { letter: 'C', does: strings.keys.requestChanges }),
    approval(article, 'reopen'),
    publication(article, 'approve'),
    publication(article, 'approveRevision'),
  ],
});
