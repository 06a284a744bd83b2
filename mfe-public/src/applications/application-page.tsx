import type { OwnApplication } from '@psp/contracts/applications';
import { loadSession, useSession } from '@psp/auth/session';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime } from '@psp/design-system/format';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { startLoading } from '@psp/remote/start-loading';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EditPage } from './edit-page.tsx';
import { describeApplication, firmaEditing, uatEditing } from './editing.tsx';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { strings } from './strings.ts';
import { applicationQuery, fileAddress } from './queries.ts';
import { useExpertise } from '../registrations/use-expertise.ts';
import { ApplicationStatus } from './application-status.tsx';

const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Starts loading the organisation's application. */
export function applicationLoader(args: LoaderFunctionArgs) {
  return startLoading(args, applicationQuery());
}

/** The organisation's application and its status; with `?modifica=1`, the form to edit it. */
export function ApplicationPage() {
  const query = useQuery(applicationQuery());
  useSessionStatus(query.data?.status);
  return (
    <LoadedPage query={query} title={strings.title}>
      {(application) => <ViewOrForm application={application} />}
    </LoadedPage>
  );
}

/* Reloads the session when the status has changed since, because it decides which pages the user may open. */
function useSessionStatus(status: OwnApplication['status'] | undefined): void {
  const known = useSession((state) => state.organisation?.status);
  useEffect(() => {
    if (status && known && status !== known) void loadSession().catch(() => undefined);
  }, [status, known]);
}

function ViewOrForm({ application }: { application: OwnApplication }) {
  const [search] = useSearchParams();
  const isEdited = search.get('modifica') === '1' && application.actions.includes('edit');
  if (!isEdited) return <ApplicationView application={application} />;
  return application.content.kind === 'uat' ? (
    <EditPage form={uatEditing} application={application} />
  ) : (
    <EditPage form={firmaEditing} application={application} />
  );
}

function ApplicationView({ application }: { application: OwnApplication }) {
  const { status, appliedAt, decidedAt, content, files, history } = application;
  usePageTitle(strings.title);
  const facts = [
    content.name,
    content.cui ? strings.cui(content.cui) : '',
    appliedAt ? strings.appliedAt(formatDateTime(appliedAt)) : '',
    status === 'suspended' && decidedAt ? strings.suspendedAt(formatDateTime(decidedAt)) : '',
  ];
  return (
    <Page>
      <PageHeader
        title={strings.title}
        badge={<StatusBadge status={APPLICATION_LABELS[status]} />}
        meta={facts.filter(Boolean)}
        actions={<PrintButton />}
      />
      <ApplicationStatus application={application} />
      <Columns>
        <Stack gap={24}>
          <DataCard application={application} />
          <FilesCard files={files} hrefOf={fileAddress} title={strings.files} none={strings.noFiles} />
        </Stack>
        <HistoryCard entries={history} />
      </Columns>
    </Page>
  );
}

function DataCard({ application }: { application: OwnApplication }) {
  const labels = useExpertise();
  const items = describeApplication(application, labels).map(({ term, text }) => ({
    term,
    detail: <Text>{text.trim() || strings.none}</Text>,
  }));
  return (
    <Card>
      <CardHeader title={strings.data} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}
