import type { AuditQuery, AuditView } from '@psp/contracts/audit';
import { entryLabel } from '@psp/contracts/history';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useCopy } from '@psp/remote/use-copy';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { organisationAddress, personAddress } from '../users/filters.ts';
import { ActObject, StateChange } from './cells.tsx';
import { auditFilters, entityLabel } from './filters.ts';
import { NAME } from './name.ts';
import { auditQueue } from './queries.ts';
import { formatMoment } from './moment.ts';
import { strings } from './strings.ts';

/** /admin/audit/:id: one recorded act with its details. */
export function ActPage() {
  const { id = '' } = useParams();
  const query = useQuery(auditQueue.viewQuery(id));
  return (
    <LoadedPage query={query} rows={10}>
      {(act) => <Act act={act} />}
    </LoadedPage>
  );
}

const listHref = (filters: Partial<AuditQuery>): string => auditFilters.address(filters);

function Act({ act }: { act: AuditView }) {
  const title = entryLabel(act);
  usePageTitle(title);
  const filters = auditFilters.read(useSearchParams()[0]);
  const { person, organisation, object, details } = act;
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumb={[{ label: NAME, href: listHref(filters) }]}
        badge={act.outcome === 'refused' ? <Badge tone="danger">{strings.outcomeOf.refused}</Badge> : null}
        meta={[formatDateTime(act.at), person?.name ?? strings.portal]}
      />
      <FactsCard
        title={strings.facts}
        columns={2}
        items={[
          {
            term: strings.person,
            detail: person ? <Link href={personAddress(person.id)}>{person.name}</Link> : strings.portal,
          },
          { term: strings.email, detail: act.email },
          {
            term: strings.organisation,
            detail: organisation && <Link href={organisationAddress(organisation.id)}>{organisation.name}</Link>,
          },
          { term: strings.at, detail: formatMoment(act.at) },
          { term: strings.entity, detail: entityLabel(act.entity) },
          { term: strings.object, detail: object?.href ? <ActObject {...act} /> : object?.id },
          { term: strings.change, detail: act.from || act.to ? <StateChange {...act} /> : null },
          { term: strings.outcome, detail: strings.outcomeOf[act.outcome] },
          { term: strings.reason, detail: act.reason },
        ]}
      />
      {details.length > 0 ? (
        <FactsCard
          title={strings.details}
          columns={2}
          items={details.map(({ name, value }) => ({ term: name, detail: value }))}
        />
      ) : null}
      <TraceCard act={act} />
      <Row gap={16}>
        {person ? <Link href={listHref({ account: person.id })}>{strings.allOfPerson}</Link> : null}
        {organisation ? (
          <Link href={listHref({ organisation: organisation.id })}>{strings.allOfOrganisation}</Link>
        ) : null}
        {object ? <Link href={listHref({ object: object.id })}>{strings.allOfObject}</Link> : null}
      </Row>
    </Page>
  );
}

/* What ties the row to the logs of the services and to the chain of hashes. */
function TraceCard({ act: { id, traceId, seal } }: { act: AuditView }) {
  return (
    <FactsCard
      title={strings.trace}
      items={[
        { term: strings.traceId, detail: traceId ? <Copied text={traceId} /> : strings.noTrace },
        { term: strings.rowId, detail: <Copied text={id} /> },
        {
          term: strings.seal,
          detail: seal ? <code>{seal}</code> : strings.notSealed,
        },
      ]}
    />
  );
}

function Copied({ text }: { text: string }) {
  const { outcome, copy } = useCopy(strings);
  return (
    <Row gap={8}>
      <code>{text}</code>
      <Button variant="secondary" size="small" onPress={() => copy(text)}>
        {strings.copy}
      </Button>
      <span role="status">{outcome}</span>
    </Row>
  );
}
