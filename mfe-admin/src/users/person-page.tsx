import { ROLE_LABELS } from '@psp/contracts/common';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { showPhone } from '@psp/contracts/phone';
import type { AccountDetail } from '@psp/contracts/users';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { ResendButton } from '../common/resend-button.tsx';
import { KIND_LABELS } from '../common/strings.ts';
import { AccountBadge } from './account-badge.tsx';
import { organisationAddress, sectionAddress } from './filters.ts';
import { NotesCard } from './notes-card.tsx';
import { people, personQuery } from './queries.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** Page of one person: organisations, account and history. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = useQuery(personQuery(id));
  return <LoadedPage query={query}>{(person) => <Detail key={id} person={person} />}</LoadedPage>;
}

type Asking = 'suspend' | 'restore' | 'resetTwoFactor';

const WORDS = {
  suspend: {
    address: 'POST /accounts/:id/suspend',
    label: strings.suspend,
    title: strings.suspendAccount,
    text: strings.suspendAccountText,
    done: strings.accountSuspended,
    isDanger: true,
  },
  restore: {
    address: 'POST /accounts/:id/restore',
    label: strings.restore,
    title: strings.restoreAccount,
    text: strings.restoreAccountText,
    done: strings.accountRestored,
    isDanger: false,
  },
  resetTwoFactor: {
    address: 'POST /accounts/:id/reset-two-factor',
    label: strings.resetTwoFactor,
    title: strings.resetTitle,
    text: strings.resetText,
    done: strings.reset,
    isDanger: true,
  },
} as const;

const ORDER: readonly Asking[] = ['resetTwoFactor', 'restore', 'suspend'];

/** Actions on a person's account. All but the mail require a reason. */
export function PersonActions({ person }: { person: AccountDetail }) {
  return (
    <>
      {person.actions.includes('resendConfirmation') ? (
        <ResendButton
          email={person.email}
          send={() => people.call('POST /accounts/:id/resend-confirmation', { id: person.id })}
        />
      ) : null}
      {ORDER.map((action) => (
        <Action key={action} person={person} action={action} />
      ))}
    </>
  );
}

function Action({ person, action }: { person: AccountDetail; action: Asking }) {
  const { id, displayName, version } = person;
  const { address, label, title, text, done, isDanger } = WORDS[action];
  const act = useAct({
    send: (reason: string) => people.call(address, { id, body: { version, reason } }),
    refreshes: CHANGED,
    done,
    about: displayName,
  });
  return (
    <ReasonButton
      act={act}
      label={label}
      title={title(displayName)}
      reason={{ hint: strings.reasonInHistory }}
      variant={action === 'suspend' ? 'danger' : 'secondary'}
      isDanger={isDanger}
      isOffered={person.actions.includes(action)}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}

function Detail({ person }: { person: AccountDetail }) {
  const { id, displayName, email, status, memberships, history } = person;
  const name = displayName || email;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: strings.people, href: sectionAddress('persoane') },
          { label: name },
        ]}
        badge={<AccountBadge status={status} />}
        meta={[email, person.position].filter(Boolean)}
        actions={<PersonActions person={person} />}
      />
      <Columns>
        <Stack gap={24}>
          <DataCard person={person} />
          <MembershipsCard memberships={memberships} />
        </Stack>
        <Stack gap={24}>
          {status === 'unconfirmed' ? null : <NotesCard subject={{ kind: 'person', id }} />}
          <HistoryCard entries={history} />
        </Stack>
      </Columns>
    </Page>
  );
}

function DataCard({ person }: { person: AccountDetail }) {
  const { email, phone, statusReason, createdAt, lastSeenAt, hasTwoFactor, deletionDueAt } = person;
  const items = [
    ...(statusReason ? [{ term: strings.reason, detail: <Prose>{statusReason}</Prose> }] : []),
    { term: strings.email, detail: <a href={`mailto:${email}`}>{email}</a> },
    { term: strings.phone, detail: phone ? showPhone(phone) : strings.empty },
    { term: strings.twoFactor, detail: hasTwoFactor ? strings.twoFactorOn : strings.twoFactorOff },
    { term: strings.created, detail: formatDate(createdAt) },
    { term: strings.lastSeen, detail: lastSeenAt ? formatDateTime(lastSeenAt) : strings.never },
    ...(deletionDueAt ? [{ term: strings.deletion, detail: strings.deletionOn(formatDate(deletionDueAt)) }] : []),
  ];
  return (
    <Card>
      <CardHeader title={strings.data} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

function MembershipsCard({ memberships }: Pick<AccountDetail, 'memberships'>) {
  return (
    <Card>
      <CardHeader title={strings.organisations} />
      {memberships.length === 0 ? <CardBody>{strings.noMemberships}</CardBody> : null}
      <RowList>
        {memberships.map(({ organisationId, name, kind, status, role }) => (
          <RowItem
            key={organisationId}
            detail={`${ROLE_LABELS[role]} · ${KIND_LABELS[kind]}`}
            when={<StatusBadge status={APPLICATION_LABELS[status]} />}
          >
            <Link href={organisationAddress(organisationId)} isStrong>
              {name}
            </Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}
