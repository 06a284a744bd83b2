import type { TicketView } from '@psp/contracts/attendance';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatUnrounded, plural } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Side, ticketQuery, ticketsApi } from './queries.ts';
import { strings } from './strings.ts';

const EVENTS: Record<Side, string> = { uat: '/uat/events', firma: '/firma/network/evenimente' };

/* Dark on white in any theme, with the quiet zone that scanners need. */
const Code = styled.div`
  width: min(260px, 100%);
  padding: 12px;
  background: #ffffff;
  img { display: block; width: 100%; height: auto; }
`;
const Letters = styled.code`
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: 0.08em;
`;

/** Ticket of a registration, with its QR code; after the event the certificate. */
export function TicketPage({ kind }: { kind: Side }) {
  usePageTitle(strings.title);
  const { id = '' } = useParams();
  const query = useQuery(ticketQuery(kind, id));
  return (
    <LoadedPage query={query} title={strings.title}>
      {(ticket) => <Ticket kind={kind} ticket={ticket} />}
    </LoadedPage>
  );
}

function Ticket({ kind, ticket }: { kind: Side; ticket: TicketView }) {
  const { id, status, code, qr, event, certificate } = ticket;
  const isValid = status === 'confirmed' && !event.isCancelled;
  return (
    <Page width="narrow">
      <PageHeader
        title={event.title}
        breadcrumb={[
          { label: strings.events, href: EVENTS[kind] },
          { label: event.number, href: `${EVENTS[kind]}/${event.id}` },
          { label: strings.title },
        ]}
        badge={<StatusBadge status={REGISTRATION_STATUS[status]} />}
        actions={isValid ? <PrintButton /> : null}
      />
      <Stack gap={16}>
        {event.isCancelled ? <Notice tone="warning">{strings.cancelled}</Notice> : null}
        {certificate ? <CertificateCard kind={kind} id={id} certificate={certificate} /> : null}
        {isValid ? (
          <Card>
            <CardBody>
              <Stack gap={12}>
                <Code>
                  <img src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={strings.qr(code)} />
                </Code>
                <p>
                  <span>{strings.code}: </span>
                  <Letters>{code}</Letters>
                </p>
                <p>{strings.show}</p>
                <div>
                  <ButtonLink
                    href={ticketsApi(kind).href('GET /event-registrations/:id/ticket.pdf', { id })}
                    variant="secondary"
                    download
                  >
                    {strings.download}
                  </ButtonLink>
                </div>
              </Stack>
            </CardBody>
          </Card>
        ) : null}
        <Card>
          <CardBody>
            <DescriptionList items={factsOf(ticket)} />
          </CardBody>
        </Card>
      </Stack>
    </Page>
  );
}

const factsOf = ({ name, organisation, event }: TicketView) => [
  { term: strings.name, detail: <OwnText>{name}</OwnText> },
  { term: strings.organisation, detail: <OwnText>{organisation}</OwnText> },
  {
    term: strings.when,
    detail: event.sittings.map(({ startsAt, endsAt }) => <div key={startsAt}>{strings.between(startsAt, endsAt)}</div>),
  },
  {
    term: strings.place,
    detail: (
      <>
        <OwnText>{event.place}</OwnText> {event.mapUrl ? <Link href={event.mapUrl}>{strings.map}</Link> : null}
        {event.onlineUrl ? <Link href={event.onlineUrl}>{strings.online}</Link> : null}
      </>
    ),
  },
  ...(event.contact ? [{ term: strings.contact, detail: <OwnText>{event.contact}</OwnText> }] : []),
];

const hoursOf = (hours: number): string =>
  Number.isInteger(hours) ? plural(hours, { one: 'oră', few: 'ore', other: 'ore' }) : `${formatUnrounded(hours)} ore`;

interface CertificateCardProps {
  kind: Side;
  id: string;
  certificate: NonNullable<TicketView['certificate']>;
}

function CertificateCard({ kind, id, certificate: { code, issuedAt, hours } }: CertificateCardProps) {
  return (
    <Card>
      <CardHeader title={strings.certificate} />
      <CardBody>
        <Stack gap={12}>
          <p>{strings.certificateText(issuedAt, hoursOf(hours))}</p>
          <p>
            <span>{strings.certificateCode}: </span>
            <Link href={`/verificare/${code}`}>{code}</Link>
          </p>
          <div>
            <ButtonLink download href={ticketsApi(kind).href('GET /event-registrations/:id/certificate.pdf', { id })}>
              {strings.downloadCertificate}
            </ButtonLink>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
