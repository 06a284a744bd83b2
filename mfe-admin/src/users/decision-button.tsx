import type { OrganisationView } from '@psp/contracts/users';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { CHANGED } from '../common/changed.ts';

interface DecisionButtonProps {
  organisation: OrganisationView;
  words: { label: string; title: (name: string) => string; text: string; done: string };
  reasonHint: string;
  send: (body: { version: number; reason: string }) => Promise<unknown>;
  variant: 'primary' | 'quiet' | 'danger';
  isDanger: boolean;
  isOffered: boolean;
}

/** Asks for a reason, then takes one decision of the association on an organisation. */
export function DecisionButton({ organisation, words, reasonHint, send, ...button }: DecisionButtonProps) {
  const { name, version } = organisation;
  const act = useAct({
    send: (reason: string) => send({ version, reason }),
    refreshes: CHANGED,
    done: words.done,
    about: name,
  });
  return (
    <ReasonButton {...button} act={act} label={words.label} title={words.title(name)} reason={{ hint: reasonHint }}>
      <p>{words.text}</p>
    </ReasonButton>
  );
}
