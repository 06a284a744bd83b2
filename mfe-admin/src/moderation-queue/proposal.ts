import type { ReasonKind } from '@psp/contracts/settings';
import type { ActOptions } from '@psp/remote/act/use-act';
import type { Decision } from '../queue/decisions.tsx';

type Action = 'approve' | 'reject';

interface Words {
  approve: string;
  approveTitle: string;
  approveText: string;
  approved: string;
  reject: string;
  rejectTitle: string;
  rejectText: string;
  rejected: string;
  reasonHint: string;
}

interface Proposal {
  words: Words;
  title: string;
  actions: readonly string[];
  /** Offers the ready reasons of this kind. */
  kind?: ReasonKind;
  act: Pick<ActOptions<string, unknown>, 'view' | 'refreshes'>;
  approve: () => Promise<unknown>;
  reject: (reason: string) => Promise<unknown>;
}

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('ro') + text.slice(1);

/** The two decisions on what an organisation proposes. */
export const decisionsOnProposal = (proposal: Proposal): { decisions: Decision<Action>[]; actions: Action[] } => {
  const { words, title, kind, act, approve, reject } = proposal;
  const shared = { ...act, about: title };
  return {
    actions: (['approve', 'reject'] as const).filter((action) => proposal.actions.includes(action)),
    decisions: [
      {
        action: 'reject',
        label: words.reject,
        key: { letter: 'R', does: lowerFirst(words.reject) },
        isDanger: true,
        ask: { title: words.rejectTitle, text: words.rejectText, reason: { hint: words.reasonHint, kind } },
        act: { ...shared, send: reject, done: words.rejected },
      },
      {
        action: 'approve',
        label: words.approve,
        key: { letter: 'A', does: lowerFirst(words.approve) },
        variant: 'primary',
        ask: { title: words.approveTitle, text: words.approveText },
        act: { ...shared, send: approve, done: words.approved },
      },
    ],
  };
};
