import type { ReasonKind } from '@psp/contracts/settings';
import type { PlainDecision } from './decisions.tsx';

/** What is decided on published content that was reported. */
type ReportedAction = 'keep' | 'remove' | 'restore';

interface Words {
  label: string;
  key: { letter: string; does: string };
  /** Title of the dialog, with the title of the content. */
  asks: (title: string) => string;
  text: string;
  reason: { hint: string; kind?: ReasonKind };
  done: string;
}

interface Reported {
  title: string;
  words: Record<ReportedAction, Words>;
  /** Sends a decision with its reason. */
  send: (action: ReportedAction, reason: string) => Promise<unknown>;
  view: PlainDecision<ReportedAction>['act']['view'];
  /** Prefixes of the query keys that a decision changes. */
  refreshes: PlainDecision<ReportedAction>['act']['refreshes'];
}

/** Decisions on reported content, each with a reason; the primary one is the last. */
export const reportedDecisions = ({ title, words, send, ...act }: Reported): PlainDecision<ReportedAction>[] =>
  (['remove', 'restore', 'keep'] as const).map((action) => {
    const { label, key, asks, text, reason, done } = words[action];
    return {
      ...{ action, label, key, ask: { title: asks(title), text, reason } },
      ...(action === 'remove' ? { variant: 'danger', isDanger: true } : {}),
      act: { ...act, send: (given) => send(action, given), about: title, done },
    };
  });
