import { ROLE_LABELS } from '@psp/contracts/common';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { OrganisationView } from '@psp/contracts/users';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack, VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { KIND_LABELS } from '../common/strings.ts';
import { BadgeSection } from './badge-section.tsx';
import { DecisionButton } from './decision-button.tsx';
import { personAddress, sectionAddress } from './filters.ts';
import { IdentityButton } from './identity-button.tsx';
import { identityStrings } from './identity-strings.ts';
import { organisationQuery, organisations } from './queries.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** One organisation as the association sees it: its data, its people, its life. */
export function OrganisationPage() {
  const { id = '' } = useParams();
  const query = useQuery(organisationQuery(id));
  return <LoadedPage query={query}>{(view) => <Detail key={id} organisation={view} />}</LoadedPage>;
}

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
function OrganisationActions({ organisation }: Pick<ActionProps, 'organisation'>) {
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

function Detail({ organisation }: { organisation: OrganisationView }) {
  const { name, kind, status, countyCode, createdAt, history } = organisation;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: strings.organisations, href: sectionAddress('organizatii') },
          { label: name },
        ]}
        badge={<StatusBadge status={APPLICATION_LABELS[status]} />}
        meta={[
          KIND_LABELS[kind],
          countyCode ? COUNTIES[countyCode] : null,
          strings.registeredOn(formatDate(createdAt)),
        ].filter(Boolean)}
        actions={<OrganisationActions organisation={organisation} />}
      />
      <Columns>
        <Stack gap={24}>
          <DataCard organisation={organisation} />
          {organisation.badge ? <BadgeSection organisation={organisation} badge={organisation.badge} /> : null}
          <PeopleCard organisation={organisation} />
        </Stack>
        <HistoryCard entries={history} />
      </Columns>
    </Page>
  );
}

const mailTo = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
const callTo = (phone: string) => <a href={`tel:${phone}`}>{showPhone(phone)}</a>;

function DataCard({ organisation }: { organisation: OrganisationView }) {
  const { id, kind, cui, badge, address, email, phone, contact, statusReason } = organisation;
  const items = [
    ...(statusReason ? [{ term: strings.reason, detail: <Prose>{statusReason}</Prose> }] : []),
    { term: strings.cui, detail: cui ?? strings.empty },
    ...(badge ? [{ term: identityStrings.register, detail: badge.registrationNumber || strings.empty }] : []),
    { term: strings.address, detail: address || strings.empty },
    ...(email ? [{ term: strings.publicEmail, detail: mailTo(email) }] : []),
    ...(phone ? [{ term: strings.publicPhone, detail: showPhone(phone) }] : []),
    { term: strings.contact, detail: contact?.displayName || strings.empty },
    { term: strings.contactEmail, detail: contact ? mailTo(contact.email) : strings.empty },
    { term: strings.contactPhone, detail: contact?.phone ? callTo(contact.phone) : strings.empty },
  ];
  return (
    <Card>
      <CardHeader
        title={strings.data}
        action={kind === 'admin' ? null : <Link href={`/admin/applications/${id}`}>{strings.openApplication}</Link>}
      />
      <CardBody>
        <Stack gap={16}>
          <DescriptionList items={items} />
          <div>
            <IdentityButton key={`${cui} ${badge?.registrationNumber}`} organisation={organisation} />
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
