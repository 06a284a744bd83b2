import type { RegisterItem, RegisterQuery } from '@psp/contracts/enrolment';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { ExportLinks } from '../../tables/ui/export-links.tsx';
import { type RecordColumns, RecordTable } from '../../tables/ui/record-table.tsx';
import { Approvals, ApprovalSetting } from './approvals.tsx';
import { courseHref, type EnrolmentArea, registerFilters } from './area.ts';
import { registerQuery } from './queries.ts';
import { strings } from './strings.ts';

const columnsOf = (area: EnrolmentArea): RecordColumns<RegisterItem> => [
  { key: 'name', label: strings.columns.name, cell: ({ name, hasLeft }) => (hasLeft ? strings.left(name) : name) },
  {
    key: 'title',
    label: strings.columns.title,
    cell: ({ trainingId, title, number }) => (
      <>
        <Link href={courseHref(area, trainingId)}>{title}</Link>
        <Under>{number}</Under>
      </>
    ),
  },
  { key: 'provider', label: strings.columns.provider, cell: ({ provider }) => provider },
  { key: 'when', label: strings.columns.when, cell: ({ startsAt, endsAt }) => strings.when(startsAt, endsAt) },
  { key: 'hours', label: strings.columns.hours, align: 'end', cell: ({ hours }) => strings.hours(hours) },
  {
    key: 'state',
    label: strings.columns.state,
    isWhole: true,
    cell: ({ id, status, certificate }) => (
      <>
        <StatusBadge status={REGISTRATION_STATUS[status]} />
        {certificate ? (
          <Under>
            <a href={area.tickets.href('GET /event-registrations/:id/certificate.pdf', { id })} download>
              {strings.certificate(certificate)}
            </a>
          </Under>
        ) : null}
      </>
    ),
  },
];

/** Training register of the organisation, with the enrolments that wait for the owner and the choice that they do. */
export function RegisterPage({ area }: { area: EnrolmentArea }) {
  usePageTitle(strings.registerTitle);
  const listed = useListed(registerFilters(area), (filters) => registerQuery(area, filters));
  const { q, year } = listed.filters;
  return (
    <Page width="wide">
      <PageHeader
        title={strings.registerTitle}
        lead={strings.registerLead}
        breadcrumb={[{ label: strings.courses, href: area.path }, { label: strings.registerTitle }]}
      />
      <Stack gap={16}>
        <Approvals area={area} />
        <FilteredList
          {...listed}
          words={strings}
          order={<p>{strings.order}</p>}
          beside={listed.query.data?.total ? <Files area={area} shown={{ q, year }} /> : null}
          emptyAction={
            <ButtonLink href={area.path} variant="secondary">
              {strings.toCourses}
            </ButtonLink>
          }
        >
          {({ items }) => (
            <RecordTable
              caption={strings.registerTitle}
              columns={columnsOf(area)}
              rows={items}
              keyOf={({ id }) => id}
            />
          )}
        </FilteredList>
        <ApprovalSetting area={area} />
      </Stack>
    </Page>
  );
}

interface FilesProps {
  area: EnrolmentArea;
  shown: Pick<RegisterQuery, 'q' | 'year'>;
}

function Files({ area: { api }, shown }: FilesProps) {
  return (
    <Row>
      <ExportLinks hrefOf={(format) => api.href('GET /training-register/table', { query: { ...shown, format } })} />
      <a href={api.href('GET /training-register/pdf', { query: shown })} download>
        {strings.pdf}
      </a>
    </Row>
  );
}
