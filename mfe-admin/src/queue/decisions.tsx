import type { ReasonKind } from '@psp/contracts/settings';
import { Button } from '@psp/design-system/button';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { strings } from './strings.ts';
import { useReadyReasons } from './use-ready-reasons.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** A letter pressed together with Alt, and what it does, as the page says it after "Alt+A". */
interface Key {
  letter: string;
  does: string;
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface DecisionLook<Action extends string> {
  /** Its name in the record's `actions`; it is offered while it is among them. */
  action: Action;
  label: string;
  /** Opens the decision's dialog. */
  key?: Key;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
}

interface AskedReason {
  label?: string | undefined;
  hint: string;
  /** Offers the ready reasons of this kind. */
  kind?: ReasonKind | undefined;
}

/** A decision that is sent as an act, with the reason as its input; '' without one. */
export interface PlainDecision<Action extends string> extends DecisionLook<Action> {
  act: ActOptions<string, unknown>;
  /** Dialog before the decision. A reason is required where it is asked for. */
  ask?: { title: string; text: string; reason?: AskedReason };
  /** For decisions that cannot be undone: the button of the dialog is red. */
  isDanger?: boolean;
  /** True where the button decides without the dialog, which its key still opens. */
  isDirect?: boolean;
  dialog?: undefined;
}

/** A decision with a dialog of its own. */
interface FormDecision<Action extends string> extends DecisionLook<Action> {
  dialog: (props: DialogProps) => ReactNode;
}

export type Decision<Action extends string> = PlainDecision<Action> | FormDecision<Action>;

export interface DecidingOptions<Action extends string> {
  /** In the order of the buttons, the primary one last. */
  decisions: readonly Decision<Action>[];
  /** Names of the allowed actions, from the server. */
  actions: readonly Action[];
  /** Shortcuts of other actions. */
  shortcuts?: readonly (Key & { action: Action; run: () => void })[];
  /** The next record and what its link says: "Următoarea cerere". */
  next?: { href: string | null; label: string };
  /** Called after a decision. */
  onDecided?: (() => void) | undefined;
}

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('ro') + text.slice(1);

/** Returns the buttons of the decisions with their dialogs, and the names of the shortcuts, which it listens to. */
export function useDecisions<Action extends string>(options: DecidingOptions<Action>) {
  const { decisions, actions, shortcuts = [], next, onDecided } = options;
  const navigate = useNavigate();
  const [asking, ask] = useState<Action | null>(null);
  const deciding = decisions
    .toReversed()
    .flatMap(({ action, key }) => (key && actions.includes(action) ? [{ ...key, run: () => ask(action) }] : []));
  const href = next?.href;
  const following = href ? [{ letter: 'U', does: lowerFirst(next.label), run: () => void navigate(href) }] : [];
  const all = [...shortcuts.filter(({ action }) => actions.includes(action)), ...deciding, ...following];
  useShortcuts(all);
  const buttons = decisions.map((decision) => (
    <DecisionButton
      key={decision.action}
      decision={decision}
      isOffered={actions.includes(decision.action)}
      isOpen={asking === decision.action}
      onAsk={() => ask(decision.action)}
      onClose={() => ask(null)}
      onDecided={onDecided}
    />
  ));
  return { buttons, keys: all.map(({ letter, does }) => strings.shortcut(letter, does)) };
}

interface DecisionButtonProps<D> extends DialogProps {
  decision: D;
  /** False hides the button; an open dialog stays with its text, and the server refuses. */
  isOffered: boolean;
  onAsk: () => void;
  onDecided: (() => void) | undefined;
}

function DecisionButton({ decision, ...props }: DecisionButtonProps<Decision<string>>) {
  if (!decision.dialog) return <ActButton decision={decision} {...props} />;
  const { isOffered, isOpen, onAsk, onClose } = props;
  const { label, variant = 'secondary', dialog } = decision;
  return (
    <>
      {isOffered ? (
        <Button variant={variant} onPress={onAsk}>
          {label}
        </Button>
      ) : null}
      {dialog({ isOpen, onClose })}
    </>
  );
}

function ActButton({
  decision,
  isOffered,
  isOpen,
  onAsk,
  onClose,
  onDecided,
}: DecisionButtonProps<PlainDecision<string>>) {
  const { label, variant = 'secondary', ask, isDanger, isDirect } = decision;
  const act = useAct<string>({ ...decision.act, onDone: onDecided });
  const ready = useReadyReasons(ask?.reason?.kind, isOpen);
  const dialog = {
    title: ask?.title ?? '',
    confirmLabel: label,
    isDanger,
    isOpen,
    onClose,
    children: <p>{ask?.text}</p>,
  };
  return (
    <>
      {isOffered ? (
        <Button variant={variant} isPending={isDirect && act.isPending} onPress={isDirect ? () => act.run('') : onAsk}>
          {label}
        </Button>
      ) : null}
      {ask?.reason ? <ReasonDialog act={act} reason={{ ...ask.reason, ready }} {...dialog} /> : null}
      {ask && !ask.reason ? <ActDialog act={act} {...dialog} /> : null}
    </>
  );
}
