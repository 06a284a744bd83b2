import { ROLE_LABELS } from '@psp/contracts/common';
import { MERGED } from '@psp/contracts/merge-names';
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
import { Columns, Page, PageHeader, Row, Stack, VisuallyHidden } from '@psp/design-system/page';
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
import { PackageCard } from '../packages/package-card.tsx';
import { type Decision, useDecisions } from '../queue/decisions.tsx';
import { NextLink } from '../queue/next-link.tsx';
import { type Place, usePlace } from '../queue/queue.ts';
import { SupportCard } from '../support-views/support-card.tsx';
import { BadgeSection } from './badge-section.tsx';
import { personAddress, sectionAddress } from './filters.ts';
import { IdentityButton } from './identity-button.tsx';
import { identityStrings } from './identity-strings.ts';
import { MergedNotice, MergesCard } from './merges-card.tsx';
import { organisationQueue, organisations } from './queries.ts';
import { NAME } from './name.ts';
import { NotesCard } from './notes-card.tsx';
import { proposalOf, SuspensionCard } from './suspension-card.tsx';
import { strings } from './strings.ts';

const restoration = ({ id, name, version }: OrganisationView): Decision<OrganisationView['actions'][number]> => ({
  action: 'restore',
  label: strings.restore,
  variant: 'primary',
  ask: {
    title: strings.restoreOrganisation(name),
    text: strings.restoreOrganisationText,
    reason: { hint: strings.reasonInHistory },
  },
  act: {
    send: (reason) => organisations.call('POST /organisations/:id/restore', { id, body: { version, reason } }),
    refreshes: CHANGED,
    done: strings.organisationRestored,
    about: name,
  },
});

/** Proposes the suspension of an organisation, or ends its suspension. */
function OrganisationActions({ organisation }: { organisation: OrganisationView }) {
  const { buttons } = useDecisions({
    decisions: [proposalOf(organisation), restoration(organisation)],
    actions: organisation.actions,
  });
  return buttons;
}

type Person = OrganisationView['people'][number];

/** People of an organisation. A member can be made an owner when the present owners cannot be reached. */
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

/** Page of one organisation: its data, badge, people and history. */
export function OrganisationPage() {
  const { id = '' } = useParams();
  const query = useQuery(organisationQueue.viewQuery(id));
  const place = usePlace(organisationQueue, id, ({ badge }) => badge === 'waiting');
  return <LoadedPage query={query}>{(view) => <Detail key={id} organisation={view} place={place} />}</LoadedPage>;
}

function Detail({ organisation, place }: { organisation: OrganisationView; place: Place }) {
  const { id, name, kind, status, countyCode, createdAt, history, badge, proposal, mergedInto } = organisation;
  const next = { href: place.nextHref, label: strings.nextOrganisation };
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: strings.organisations, href: place.listHref },
          { label: name },
        ]}
        badge={<StatusBadge status={mergedInto ? MERGED : APPLICATION_LABELS[status]} />}
        meta={[
          KIND_LABELS[kind],
          countyCode ? COUNTIES[countyCode] : null,
          strings.registeredOn(formatDate(createdAt)),
        ].filter(Boolean)}
        actions={
          <Row>
            <OrganisationActions organisation={organisation} />
            <NextLink {...next} />
          </Row>
        }
      />
      {mergedInto ? <MergedNotice into={mergedInto} /> : null}
      {proposal ? <SuspensionCard key={proposal.id} proposal={proposal} /> : null}
      <Columns>
        <Stack gap={24}>
          <DataCard organisation={organisation} />
          {kind === 'admin' ? null : <PackageCard organisationId={id} />}
          {badge ? <BadgeSection organisation={organisation} badge={badge} next={next} /> : null}
          <PeopleCard organisation={organisation} />
          <MergesCard organisation={organisation} />
        </Stack>
        <Stack gap={24}>
          {kind === 'admin' || mergedInto ? null : <SupportCard organisationId={id} />}
          <NotesCard subject={{ kind: 'organisation', id }} />
          <HistoryCard entries={history} />
        </Stack>
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
