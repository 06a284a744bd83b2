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
import { Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useOffered } from '@psp/features/taxonomies/ui/use-offered';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KIND_LABELS } from '../common/strings.ts';
import { KeptNotice } from '../communities/kept-notice.tsx';
import { DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import type { Place } from '../queue/queue.ts';
import { decidingOn } from './decision.tsx';
import { applicationQueue, fileHref } from './queries.ts';
import { Rivals } from './rivals.tsx';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** Contact person of the applicant. */
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

/** Consents given at sign-up. */
function ConsentsCard({ application: { consents } }: { application: ApplicationView }) {
  if (consents.length === 0) return null;
  const items = consents.map(({ document, version, text, givenAt, address }) => ({
    term: strings.consentOf[document],
    detail: strings.consentDetail({ version: formatDate(version), when: formatDateTime(givenAt), address, text }),
  }));
  return <FactsCard title={strings.consents} items={items} />;
}

const Others = styled.ul`
  li { padding: 8px 0; }
  a { display: inline-block; min-height: 24px; }
`;

/** Checks of the portal: the tax code, and other organisations with the same data. */
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

/** Data of the organisation, as the applicant entered them. */
function ContentCard({ application }: { application: ApplicationView }) {
  const { content, authority } = application;
  const { options } = useOffered('admin', 'expertise');
  const nameOf = (slug: string) => options.find(({ value }) => value === slug)?.label ?? EXPERTISE[slug]?.name ?? slug;
  const items = content.kind === 'uat' ? uatItems(content, authority) : firmaItems(content, nameOf);
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

function firmaItems(content: ApplicationContent, nameOf: (slug: string) => string): Item[] {
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
    { term: strings.expertise, detail: expertise.map(nameOf).join(', ') },
    { term: strings.domains, detail: domains.map((slug) => DOMAINS[slug]).join(', ') },
    { term: strings.portfolio, detail: written(portfolio) },
  ];
}

/** Page of one application. */
export function ApplicationPage() {
  return (
    <QueueRecord queue={applicationQueue}>
      {(application, place) => <Detail application={application} place={place} />}
    </QueueRecord>
  );
}

function Detail({ application, place }: { application: ApplicationView; place: Place }) {
  const { id, content, status, statusReason, appliedAt, history, files } = application;
  const county = content.countyCode && COUNTIES[content.countyCode];
  return (
    <DecisionPage
      place={place}
      title={content.name}
      queueTitle={NAME}
      nextLabel={strings.nextOne}
      badge={<StatusBadge status={APPLICATION_LABELS[status]} />}
      meta={[KIND_LABELS[content.kind], county, strings.appliedOn(formatDate(appliedAt))].filter(Boolean)}
      isPrintable
      deciding={decidingOn(application)}
      notices={
        <>
          {statusReason ? <Reason text={statusReason} /> : null}
          <Rivals application={application} />
          {content.kind === 'uat' && status === 'approved' ? <KeptNotice organisationId={id} /> : null}
        </>
      }
      aside={
        <>
          <ChecksCard application={application} />
          <ContactCard application={application} />
          <ConsentsCard application={application} />
        </>
      }
      history={history}
    >
      <ContentCard application={application} />
      <FilesCard
        files={files}
        hrefOf={(fileId) => fileHref(id, fileId)}
        title={strings.attachments}
        none={strings.noAttachments}
      />
    </DecisionPage>
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
