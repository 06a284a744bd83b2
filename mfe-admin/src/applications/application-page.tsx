import type { ApplicationContent, ApplicationView } from '@psp/contracts/applications';
import { APPLICATION_LABELS, PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES, DOMAINS, domainsOf, EXPERTISE } from '@psp/contracts/taxonomies';
import { webAddress } from '@psp/contracts/web-address';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNextInList } from '../common/next-in-list.ts';
import { NextLink } from '../common/next-link.tsx';
import { KIND_LABELS } from '../common/strings.ts';
import { Decision } from './decision.tsx';
import { applicationAddress, applicationList } from './filters.ts';
import { applicationQuery, applicationsQuery, fileHref } from './queries.ts';
import { Rivals } from './rivals.tsx';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** One application: its data, what the portal checked, its life, and the decision. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  return <LoadedPage query={query}>{(application) => <Detail key={id} application={application} />}</LoadedPage>;
}

/** Whom to write to or call. */
function ContactCard({ application: { contact } }: { application: ApplicationView }) {
  const { displayName, position, email, phone } = contact;
  const items = [
    { term: strings.person, detail: displayName },
    { term: strings.position, detail: position || strings.empty },
    { term: strings.email, detail: <a href={`mailto:${email}`}>{email}</a> },
    { term: strings.phone, detail: phone ? <a href={`tel:${phone}`}>{showPhone(phone)}</a> : strings.empty },
  ];
  return <FactsCard title={strings.contact} items={items} />;
}

/** What the person agreed to at sign-up. */
function ConsentsCard({ application: { consents } }: { application: ApplicationView }) {
  if (consents.length === 0) return null;
  const items = consents.map(({ document, version, givenAt, address }) => ({
    term: strings.consentOf[document],
    detail: strings.consentDetail(formatDate(version), formatDateTime(givenAt), address),
  }));
  return <FactsCard title={strings.consents} items={items} />;
}

const Others = styled.ul`
  li { padding: 8px 0; }
  a { display: inline-block; min-height: 24px; }
`;

/** What the portal has checked by itself: the tax code and who else has it. */
export function ChecksCard({ application }: { application: ApplicationView }) {
  return (
    <Card>
      <CardHeader title={strings.checks} />
      <CardBody>
        <CuiCheck application={application} />
      </CardBody>
      <CardBody>
        <Duplicates duplicates={application.duplicates} />
      </CardBody>
    </Card>
  );
}

function CuiCheck({ application: { cuiCheck, cuiOverrideReason } }: { application: ApplicationView }) {
  const isOk = cuiCheck === 'ok';
  return (
    <Stack gap={8}>
      <div>
        <Badge tone={isOk ? 'success' : 'danger'}>{isOk ? strings.cuiOk : strings.cuiWrong}</Badge>
      </div>
      <p>{isOk ? strings.cuiOkText : cuiCheck === 'shape' ? strings.cuiShapeText : strings.cuiDigitText}</p>
      {cuiOverrideReason ? <p>{strings.cuiAccepted(cuiOverrideReason)}</p> : null}
    </Stack>
  );
}

function Duplicates({ duplicates }: Pick<ApplicationView, 'duplicates'>) {
  if (duplicates.length === 0) {
    return <p>{strings.noDuplicates}</p>;
  }
  return (
    <Stack gap={8}>
      <div>
        <Badge tone="danger">{strings.duplicates(duplicates.map(({ by }) => by))}</Badge>
      </div>
      <Others role="list">
        {duplicates.map(({ id, name, status, by }) => (
          <li key={`${id} ${by}`}>
            <Link href={`/admin/applications/${id}`}>{name}</Link> <StatusBadge status={APPLICATION_LABELS[status]} />
            <Under>{strings.by[by]}</Under>
          </li>
        ))}
      </Others>
    </Stack>
  );
}

type Item = { term: string; detail: ReactNode };

/** What the applicant wrote about the organisation. */
function ContentCard({ application }: { application: ApplicationView }) {
  const { content, authority } = application;
  const items = content.kind === 'uat' ? uatItems(content, authority) : firmaItems(content);
  return (
    <Card>
      <CardHeader title={strings.data} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

const written = (text: string) => (text ? <Prose>{text}</Prose> : strings.empty);
const county = ({ countyCode }: ApplicationContent) => (countyCode ? COUNTIES[countyCode] : strings.empty);

function uatItems(content: ApplicationContent, authority: string | null): Item[] {
  const { name, uatType, siruta, cui, address, description } = content;
  return [
    { term: siruta === null ? strings.ownName : strings.authority, detail: name },
    { term: strings.uatType, detail: uatType ? UAT_TYPE_LABELS[uatType] : strings.empty },
    { term: strings.seatCounty, detail: county(content) },
    { term: strings.siruta, detail: siruta === null ? strings.noSiruta : strings.sirutaOf(siruta, authority) },
    { term: strings.cui, detail: cui ?? strings.empty },
    { term: strings.addresses.uat, detail: written(address) },
    { term: strings.package, detail: content.package ? PACKAGE_LABELS[content.package].name : strings.empty },
    { term: strings.description, detail: written(description) },
  ];
}

function firmaItems(content: ApplicationContent): Item[] {
  const { name, cui, registrationNumber, locality, address, website, legalRepresentative, expertise, portfolio } =
    content;
  const domains = content.domains ?? domainsOf(expertise);
  const href = webAddress(website);
  const site = href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {website}
    </a>
  ) : (
    website || strings.empty
  );
  return [
    { term: strings.firm, detail: name },
    { term: strings.cui, detail: cui ?? strings.empty },
    { term: strings.tradeRegister, detail: registrationNumber ?? strings.empty },
    { term: strings.seatCounty, detail: county(content) },
    { term: strings.locality, detail: locality || strings.empty },
    { term: strings.addresses.firma, detail: written(address) },
    { term: strings.website, detail: site },
    { term: strings.representative, detail: legalRepresentative || strings.empty },
    { term: strings.expertise, detail: expertise.map((slug) => EXPERTISE[slug]?.name ?? slug).join(', ') },
    { term: strings.domains, detail: domains.map((slug) => DOMAINS[slug]).join(', ') },
    { term: strings.portfolio, detail: written(portfolio) },
  ];
}

function Detail({ application }: { application: ApplicationView }) {
  const { id, content, status, statusReason, appliedAt, history } = application;
  usePageTitle(content.name);
  const filters = applicationList.read(useSearchParams()[0]);
  const next = useNextInList(id, applicationsQuery(filters));
  const nextHref = next ? applicationAddress(next, filters) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={content.name}
        breadcrumb={[{ label: NAME, href: applicationList.address(filters) }, { label: content.name }]}
        badge={<StatusBadge status={APPLICATION_LABELS[status]} />}
        meta={[
          KIND_LABELS[content.kind],
          content.countyCode ? COUNTIES[content.countyCode] : null,
          strings.appliedOn(formatDate(appliedAt)),
        ].filter(Boolean)}
        actions={
          <Row>
            <PrintButton />
            <NextLink href={nextHref} label={strings.nextOne} />
          </Row>
        }
      />
      <Decision application={application} nextHref={nextHref} />
      {statusReason ? <Reason text={statusReason} /> : null}
      <Rivals application={application} />
      <Columns>
        <Stack gap={24}>
          <ContentCard application={application} />
          <FilesCard
            files={application.files}
            hrefOf={(fileId) => fileHref(application.id, fileId)}
            title={strings.attachments}
            none={strings.noAttachments}
          />
        </Stack>
        <Stack gap={24}>
          <ChecksCard application={application} />
          <ContactCard application={application} />
          <ConsentsCard application={application} />
          <HistoryCard entries={history} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Reason({ text }: { text: string }) {
  return (
    <Card>
      <CardHeader title={strings.reason} />
      <CardBody>
        <Prose>{text}</Prose>
      </CardBody>
    </Card>
  );
}
