import { strings as navigation } from '@psp/contracts/navigation-strings';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { OrganisationView } from '@psp/contracts/users';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { KIND_LABELS } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Prose } from '@psp/design-system/cells';
import { BadgeSection } from './badge-section.tsx';
import { sectionAddress } from './filters.ts';
import { IdentityButton } from './identity-button.tsx';
import { identityStrings } from './identity-strings.ts';
import { strings } from './strings.ts';
import { OrganisationActions } from './organisation-actions.tsx';
import { PeopleCard } from './people-card.tsx';
import { organisationQuery } from './queries.ts';

/** One organisation as the association sees it: its data, its people, its life. */
export function OrganisationPage() {
  const { id = '' } = useParams();
  const query = useQuery(organisationQuery(id));
  return <LoadedPage query={query}>{(view) => <Detail key={id} organisation={view} />}</LoadedPage>;
}

function Detail({ organisation }: { organisation: OrganisationView }) {
  const { name, kind, status, countyCode, createdAt, history } = organisation;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        breadcrumb={[
          { label: navigation.users, href: sectionAddress('organizatii') },
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
