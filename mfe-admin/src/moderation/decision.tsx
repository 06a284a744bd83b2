import type { ModerationAction, ModerationView } from '@psp/contracts/moderation';
import { Button } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { type Act, useAct } from '@psp/remote/act/use-act';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Keys } from '../common/keys.tsx';
import { useShortcuts } from '../common/use-shortcuts.ts';
import { articleQuery, articles } from './queries.ts';
import { STANDING, strings } from './strings.ts';

const ASKED: readonly Asked[] = ['withdraw', 'rejectRevision', 'reject', 'requestChanges'];

interface ModerationProps {
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
function useModeration({ article, nextHref, listHref }: ModerationProps, action: ModerationAction) {
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

/** Where the article stands and what may be decided, by button or by key. */
export function Decision(props: ModerationProps) {
  const { article, nextHref } = props;
  const { actions } = article;
  const [asking, ask] = useState<Asked | null>(null);
  const approve = useModeration(props, 'approve');
  const approveRevision = useModeration(props, 'approveRevision');
  const reopen = useModeration(props, 'reopen');
  const may = (action: ModerationAction) => actions.includes(action);
  const publish = may('approveRevision') ? approveRevision : may('approve') ? approve : null;
  const [isPublishing, setPublishing] = useState(false);
  const askToPublish = useCallback(() => setPublishing(true), []);
  useDecisionKeys(actions, nextHref, ask, publish ? askToPublish : undefined);
  const { title, text } = STANDING[may('approveRevision') ? 'revised' : article.status];
  return (
    <>
      <NextStep title={title} actions={<Buttons actions={actions} publish={publish} reopen={reopen} onAsk={ask} />}>
        {text}
      </NextStep>
      <Keys words={strings} names={keyNames(actions, nextHref)} />
      {publish ? (
        <ActDialog
          act={publish}
          isOpen={isPublishing}
          onClose={() => setPublishing(false)}
          title={strings.publishTitle(article.text.title)}
          confirmLabel={may('approveRevision') ? strings.approveRevision : strings.approve}
        >
          <p>{strings.publishText}</p>
        </ActDialog>
      ) : null}
      {ASKED.map((action) => (
        <DecisionDialog key={action} {...props} action={action} isOpen={asking === action} onClose={() => ask(null)} />
      ))}
    </>
  );
}

interface ButtonsProps {
  actions: readonly ModerationAction[];
  publish: Act<string> | null;
  reopen: Act<string>;
  onAsk: (action: Asked) => void;
}

function Buttons({ actions, publish, reopen, onAsk }: ButtonsProps) {
  const may = (action: ModerationAction) => actions.includes(action);
  return (
    <>
      {ASKED.filter(may).map((action) => (
        <Button key={action} variant="secondary" onPress={() => onAsk(action)}>
          {strings[action]}
        </Button>
      ))}
      {may('reopen') ? (
        <Button variant="secondary" isPending={reopen.isPending} onPress={() => reopen.run('')}>
          {strings.reopen}
        </Button>
      ) : null}
      {publish ? (
        <Button isPending={publish.isPending} onPress={() => publish.run('')}>
          {may('approveRevision') ? strings.approveRevision : strings.approve}
        </Button>
      ) : null}
    </>
  );
}

const rejection = (actions: readonly ModerationAction[]): Asked | undefined =>
  (['reject', 'rejectRevision'] as const).find((action) => actions.includes(action));

function keyNames(actions: readonly ModerationAction[], nextHref: string | null): (keyof typeof strings.keys)[] {
  const isOffered = {
    approve: actions.includes('approve') || actions.includes('approveRevision'),
    requestChanges: actions.includes('requestChanges'),
    reject: rejection(actions) !== undefined,
    next: nextHref !== null,
  };
  return (['approve', 'requestChanges', 'reject', 'next'] as const).filter((name) => isOffered[name]);
}

function useDecisionKeys(
  actions: readonly ModerationAction[],
  nextHref: string | null,
  ask: (action: Asked) => void,
  publish: (() => void) | undefined,
): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const rejected = rejection(actions);
    return {
      KeyA: publish,
      KeyC: actions.includes('requestChanges') ? () => ask('requestChanges') : undefined,
      KeyR: rejected && (() => ask(rejected)),
      KeyU: nextHref ? () => void navigate(nextHref) : undefined,
    };
  }, [actions, nextHref, ask, navigate, publish]);
  useShortcuts(shortcuts);
}

/** Decisions that state a reason for the author. */
export type Asked = 'requestChanges' | 'reject' | 'rejectRevision' | 'withdraw';

interface DecisionDialogProps extends ModerationProps {
  action: Asked;
  isOpen: boolean;
  onClose: () => void;
}

const TITLES = {
  requestChanges: strings.requestChangesTitle,
  reject: strings.rejectTitle,
  rejectRevision: strings.rejectRevisionTitle,
  withdraw: strings.withdrawTitle,
} as const;

const TEXTS = {
  requestChanges: strings.requestChangesText,
  reject: strings.rejectText,
  rejectRevision: strings.rejectRevisionText,
  withdraw: strings.withdrawText,
} as const;

/** Asks for the reason of a decision and says what follows from it. */
function DecisionDialog({ action, isOpen, onClose, ...props }: DecisionDialogProps) {
  const act = useModeration(props, action);
  const isChanges = action === 'requestChanges';
  return (
    <ReasonDialog
      act={act}
      title={TITLES[action](props.article.text.title)}
      confirmLabel={strings[action]}
      isDanger={!isChanges}
      isOpen={isOpen}
      onClose={onClose}
      reason={{ hint: strings.reasonHint, label: isChanges ? strings.requestChangesLabel : undefined }}
    >
      <p>{TEXTS[action]}</p>
    </ReasonDialog>
  );
}
