import type { PageOf } from '@psp/contracts/common';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface ResultsProps {
  list: PageOf<unknown>;
  /** "21 de persoane" */
  count: string;
  hrefFor: (page: number) => string;
  isFiltered: boolean;
  onClear: () => void;
  words: { emptyTitle: string; emptyText: string; noMatchTitle: string; noMatchText: string };
  /** The table of the page's rows. */
  children: ReactNode;
}

/** One page of a list, or which of three nothings it is: a page past the end, no match, or nothing there yet. */
export function Results({ list, count, hrefFor, isFiltered, onClear, words, children }: ResultsProps) {
  if (list.items.length > 0) {
    return (
      <Stack gap={24}>
        <Card>{children}</Card>
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.pageSize)}
          hrefFor={hrefFor}
          label={messages.pages}
          previousLabel={messages.previous}
          nextLabel={messages.next}
        />
      </Stack>
    );
  }
  if (list.total > 0) {
    const first = <ButtonLink href={hrefFor(1)}>{messages.firstPage}</ButtonLink>;
    return (
      <EmptyState title={messages.pageTooFar} action={first}>
        <p>{count}</p>
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return (
      <EmptyState title={words.emptyTitle}>
        <p>{words.emptyText}</p>
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      {messages.clearFilters}
    </Button>
  );
  return (
    <EmptyState title={words.noMatchTitle} action={clear}>
      <p>{words.noMatchText}</p>
    </EmptyState>
  );
}
