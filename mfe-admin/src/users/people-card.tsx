import { ROLE_LABELS } from '@psp/contracts/common';
import type { OrganisationView } from '@psp/contracts/users';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { useState } from 'react';
import { CHANGED } from '../common/changed.ts';
import { personAddress } from './filters.ts';
import { organisations } from './queries.ts';
import { strings } from './strings.ts';

type Person = OrganisationView['people'][number];

/** The people of an organisation; one of them is made an owner when those it has are out of reach. */
export function PeopleCard({ organisation }: { organisation: OrganisationView }) {
  const { people } = organisation;
  const [chosen, setChosen] = useState<Person | null>(null);
  return (
    <Card>
      <CardHeader title={strings.people} />
      {people.length === 0 ? <CardBody>{strings.noPeople}</CardBody> : null}
      <RowList>
        {people.map((person) => (
          <RowItem
            key={person.accountId}
            detail={`${ROLE_LABELS[person.role]} · ${person.email}`}
            action={person.actions.includes('makeOwner') ? <MakeOwner person={person} onAsk={setChosen} /> : undefined}
          >
            <Link href={personAddress(person.accountId)} isStrong>
              {person.displayName}
            </Link>
          </RowItem>
        ))}
      </RowList>
      {chosen ? (
        <OwnerDialog
          key={chosen.accountId}
          organisation={organisation}
          person={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Card>
  );
}

function MakeOwner({ person, onAsk }: { person: Person; onAsk: (person: Person) => void }) {
  return (
    <Button variant="secondary" size="small" onPress={() => onAsk(person)}>
      {strings.makeOwner}
      <VisuallyHidden>{strings.ofPerson(person.displayName)}</VisuallyHidden>
    </Button>
  );
}

interface OwnerDialogProps {
  organisation: OrganisationView;
  person: Person;
  onClose: () => void;
}

function OwnerDialog({ organisation, person, onClose }: OwnerDialogProps) {
  const { id, name, version } = organisation;
  const { accountId, displayName } = person;
  const makeOwner = useAct({
    send: (reason: string) =>
      organisations.call('POST /organisations/:id/owner', { id, body: { accountId, version, reason } }),
    refreshes: CHANGED,
    done: strings.ownerMade,
    about: displayName,
  });
  return (
    <ReasonDialog
      act={makeOwner}
      title={strings.makeOwnerTitle(displayName)}
      confirmLabel={strings.makeOwner}
      reason={{ hint: strings.reasonInHistory }}
      isOpen
      onClose={onClose}
    >
      <p>{strings.makeOwnerText(name)}</p>
    </ReasonDialog>
  );
}
