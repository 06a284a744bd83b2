import type { TrainingSheet } from '@psp/contracts/enrolment';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Page, PageHeader, Stack, VisuallyHidden } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, sheetQuery } from './queries.ts';
import { strings } from './strings.ts';

type Person = TrainingSheet['people'][number];

/** /admin/training/:id/prezenta: who came to each sitting of a course, and its certificates. */
export function TrainingAttendancePage() {
  const { id = '' } = useParams();
  const query = useQuery(sheetQuery(id));
  return (
    <LoadedPage query={query} title={strings.title}>
      {(sheet) => <Sheet sheet={sheet} />}
    </LoadedPage>
  );
}

function Sheet({ sheet }: { sheet: TrainingSheet }) {
  const { id, title, completionShare, people, canMark } = sheet;
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead(completionShare)}
        breadcrumb={[
          { label: strings.courses, href: '/admin/training' },
          { label: title, href: `/admin/training/${id}` },
          { label: strings.title },
        ]}
        actions={<CloseButton sheet={sheet} />}
      />
      <Stack gap={16}>
        {canMark ? null : <p>{strings.early}</p>}
        {people.length === 0 ? (
          <EmptyState title={strings.none}>{strings.noneText}</EmptyState>
        ) : (
          <RecordTable caption={title} columns={columnsOf(sheet)} rows={people} keyOf={(person) => person.id} />
        )}
      </Stack>
    </Page>
  );
}

const columnsOf = (sheet: TrainingSheet): RecordColumns<Person> => [
  {
    key: 'name',
    label: strings.name,
    cell: ({ name, organisation }) => (
      <>
        {name}
        <Under>{organisation}</Under>
      </>
    ),
  },
  ...sheet.sittings.map(({ startsAt }, at) => ({
    key: `sitting-${at}`,
    label: strings.sitting(at, startsAt),
    cell: (person: Person) => <Tick sheet={sheet} person={person} sitting={at} />,
  })),
  {
    key: 'state',
    label: strings.state,
    isWhole: true,
    cell: ({ status, certificate }) => (
      <>
        <StatusBadge status={REGISTRATION_STATUS[status]} />
        {certificate ? <Under>{strings.certificate(certificate)}</Under> : null}
      </>
    ),
  },
];

interface TickProps {
  sheet: TrainingSheet;
  person: Person;
  sitting: number;
}

function Tick({ sheet, person, sitting }: TickProps) {
  const mark = useAct<boolean>({
    send: (isPresent) =>
      api.call('POST /trainings/:id/attendance', {
        id: sheet.id,
        body: { registrationId: person.id, sitting, isPresent },
      }),
    ...{ failed: strings.failed, view: sheetQuery(sheet.id) },
  });
  const isStored = person.present.includes(sitting);
  return (
    <CheckboxField
      label={<VisuallyHidden>{strings.present(person.name, sitting)}</VisuallyHidden>}
      value={mark.isPending ? mark.input === true : isStored}
      isDisabled={!sheet.canMark || mark.isPending}
      onChange={(isPresent) => mark.run(isPresent)}
    />
  );
}

function CloseButton({ sheet: { id, canClose, hasCertificate } }: { sheet: TrainingSheet }) {
  const close = useAct<string>({
    send: () => api.call('POST /trainings/:id/attendance/close', { id }),
    ...{ done: strings.closed, view: sheetQuery(id), refreshes: [['admin', 'trainings']] },
  });
  return (
    <AskButton act={close} label={strings.close} title={strings.closeTitle} isOffered={canClose}>
      <p>{strings.closeText}</p>
      {hasCertificate ? <p>{strings.closeCertificates}</p> : null}
    </AskButton>
  );
}
