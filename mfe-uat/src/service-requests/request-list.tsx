import type { PageOf } from '@psp/contracts/common';
import { REQUEST_STATUS, type RequestListItem } from '@psp/contracts/service-requests';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Pagination } from '@psp/design-system/filters';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useReadsOnly } from '@psp/remote/members/read-only';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages as common } from '../common/messages.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { hasFilters, type ListFilters, listHref } from './filters.ts';
import { messages } from './messages.ts';
import { requestCaption, requestHref } from './request-address.ts';

const Under = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 400;
`;

const Title = styled.div`
  min-width: 220px;
`;

const Day = styled.span`
  white-space: nowrap;
`;

const columns = [
  { key: 'request', label: messages.columns.request },
  { key: 'status', label: messages.columns.status },
  { key: 'deadline', label: messages.columns.deadline },
  { key: 'offers', label: messages.columns.offers, align: 'end' as const },
  { key: 'questions', label: messages.columns.questions, align: 'end' as const },
];

function RequestRow({ item }: { item: RequestListItem }) {
  const readsOnly = useReadsOnly();
  return (
    <Tr>
      <Th>
        <Title>
          <Link href={requestHref(item, readsOnly)} isStrong>
            {item.title || messages.untitled}
          </Link>
          <Under>{requestCaption(item)}</Under>
        </Title>
      </Th>
      <Td>
        <StatusBadge status={REQUEST_STATUS[item.status]} />
      </Td>
      <Td>
        <Day>{item.deadline ? formatDate(item.deadline) : messages.noDeadline}</Day>
      </Td>
      <Td align="end">{formatNumber(item.offers)}</Td>
      <Td align="end">
        {item.unansweredQuestions > 0 ? (
          <Link href={`/uat/service-requests/${item.id}?tab=questions`}>{formatNumber(item.unansweredQuestions)}</Link>
        ) : (
          messages.none
        )}
      </Td>
    </Tr>
  );
}

interface RequestListProps {
  list: PageOf<RequestListItem>;
  filters: ListFilters;
  create: ReactNode;
}

export function RequestList({ list, filters, create }: RequestListProps) {
  if (list.items.length === 0) return <Nothing isFiltered={hasFilters(filters)} create={create} />;
  return (
    <Stack gap={16}>
      <Card>
        <Table caption={messages.title} columns={columns} isCaptionHidden>
          {list.items.map((item) => (
            <RequestRow key={item.id} item={item} />
          ))}
        </Table>
      </Card>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => listHref({ ...filters, page })}
        label={common.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
      />
    </Stack>
  );
}

function Nothing({ isFiltered, create }: { isFiltered: boolean; create: ReactNode }) {
  if (!isFiltered) {
    return (
      <EmptyState title={messages.firstUseTitle} action={create}>
        {messages.firstUse}
      </EmptyState>
    );
  }
  const clear = (
    <ButtonLink href={listHref({})} variant="secondary">
      {messages.clearFilters}
    </ButtonLink>
  );
  return (
    <EmptyState title={messages.noResultsTitle} action={clear}>
      {messages.noResults}
    </EmptyState>
  );
}
