import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useReadsOnly } from '@psp/remote/members/read-only';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@psp/remote/loaded';
import { readFilters } from './filters.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ListControls } from './list-controls.tsx';
import { RequestList } from './request-list.tsx';
import { messages } from './messages.ts';
import { listQuery } from './queries.ts';

/** /uat/service-requests: all requests of the authority. */
export function ListPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery({ ...listQuery(filters), placeholderData: keepPreviousData });
  const mayWrite = !useReadsOnly();
  usePageTitle(messages.title);
  const create = (
    <ButtonLink href="/uat/service-requests/new" icon={<Plus aria-hidden />}>
      {messages.create}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader title={messages.title} lead={messages.lead} actions={mayWrite ? create : null} />
      <Stack gap={16}>
        <ListControls filters={filters} total={query.data?.total ?? null} />
        <Loaded query={query}>
          {(list) => <RequestList list={list} filters={filters} create={mayWrite ? create : null} />}
        </Loaded>
      </Stack>
      <HowItWorks />
    </Page>
  );
}
