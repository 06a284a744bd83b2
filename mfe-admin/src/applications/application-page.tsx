import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { ApplicationView } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { KIND_LABELS } from '../common/strings.ts';
import { useNextInList } from '../common/next-in-list.ts';
import { NextLink } from '../common/next-link.tsx';
import { StatusBadge } from '@psp/design-system/badge';
import { Prose } from '@psp/design-system/cells';
import { ChecksCard } from './checks-card.tsx';
import { ContentCard } from './content-card.tsx';
import { Decision } from './decision.tsx';
import { applicationAddress, applicationList } from './filters.ts';
import { strings } from './strings.ts';
import { applicationQuery, applicationsQuery, fileHref } from './queries.ts';
import { Rivals } from './rivals.tsx';
import { ConsentsCard, ContactCard } from './side-cards.tsx';

/** One application: its data, what the portal checked, its life, and the decision. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  return <LoadedPage query={query}>{(application) => <Detail key={id} application={application} />}</LoadedPage>;
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
        breadcrumb={[
          { label: navigation.applications, href: applicationList.address(filters) },
          { label: content.name },
        ]}
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
