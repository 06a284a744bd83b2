import type { OrganisationView } from '@psp/contracts/users';
import { api } from '../common/api.ts';
import { DecisionButton } from './decision-button.tsx';
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

function Action({ organisation, action }: ActionProps) {
  const { id, actions } = organisation;
  return (
    <DecisionButton
      organisation={organisation}
      words={WORDS[action]}
      reasonHint={strings.reasonInHistory}
      send={(body) => api.post(`/organisations/${id}/${action}`, body)}
      variant={action === 'suspend' ? 'danger' : 'primary'}
      isDanger={action === 'suspend'}
      isOffered={actions.includes(action)}
    />
  );
}
