import type { OrganisationView } from '@psp/contracts/users';
import { DecisionButton } from './decision-button.tsx';
import { organisations } from './queries.ts';
import { strings } from './strings.ts';

const WORDS = {
  suspend: {
    address: 'POST /organisations/:id/suspend',
    label: strings.suspend,
    title: strings.suspendOrganisation,
    text: strings.suspendOrganisationText,
    done: strings.organisationSuspended,
  },
  restore: {
    address: 'POST /organisations/:id/restore',
    label: strings.restore,
    title: strings.restoreOrganisation,
    text: strings.restoreOrganisationText,
    done: strings.organisationRestored,
  },
} as const;

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
      send={(body) => organisations.call(WORDS[action].address, { id, body })}
      variant={action === 'suspend' ? 'danger' : 'primary'}
      isDanger={action === 'suspend'}
      isOffered={actions.includes(action)}
    />
  );
}
