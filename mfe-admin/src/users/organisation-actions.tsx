import type { OrganisationView } from '@psp/contracts/users';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { api } from '../common/api.ts';
import { CHANGED } from '../common/changed.ts';
import { strings } from './strings.ts';

const WORDS = {
  suspend: {
    label: strings.suspend,
    title: strings.suspendOrganisation,
    text: strings.suspendOrganisationText,
    done: strings.organisationSuspended,
  },
  restore: {
    label: strings.restore,
    title: strings.restoreOrganisation,
    text: strings.restoreOrganisationText,
    done: strings.organisationRestored,
  },
};

interface ActionProps {
  organisation: OrganisationView;
  action: keyof typeof WORDS;
}

/** Suspends an organisation or ends its suspension, with a reason. */
export function OrganisationActions({ organisation }: Pick<ActionProps, 'organisation'>) {
  return (
    <>
      <Action organisation={organisation} action="suspend" />
      <Action organisation={organisation} action="restore" />
    </>
  );
}

function Action({ organisation: { id, name, version, actions }, action }: ActionProps) {
  const { label, title, text, done } = WORDS[action];
  const act = useAct({
    send: (reason: string) => api.post(`/organisations/${id}/${action}`, { version, reason }),
    refreshes: CHANGED,
    done,
    about: name,
  });
  return (
    <ReasonButton
      act={act}
      label={label}
      title={title(name)}
      reason={{ hint: strings.reasonInHistory }}
      variant={action === 'suspend' ? 'danger' : 'primary'}
      isDanger={action === 'suspend'}
      isOffered={actions.includes(action)}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}
