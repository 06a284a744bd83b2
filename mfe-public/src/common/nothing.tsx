import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import type { ReactNode } from 'react';

interface NothingProps {
  list: Pick<PageOf<unknown>, 'total'>;
  /** Address of the first page, with the filters as they are. */
  first: string;
  isFiltered: boolean;
  /** The control that takes the filters away. */
  clear: ReactNode;
  words: {
    pageTooFar: string;
    firstPage: string;
    emptyTitle: string;
    emptyText: string;
    noMatchTitle: string;
    noMatchText: string;
    /** "21 de parteneri" */
    count: (total: number) => string;
  };
}

/** In place of a page of a list without rows, which of three nothings it is: past the end, nothing there yet, or no match. */
export function Nothing({ list, first, isFiltered, clear, words }: NothingProps) {
  if (list.total > 0) {
    return (
      <EmptyState title={words.pageTooFar} action={<ButtonLink href={first}>{words.firstPage}</ButtonLink>}>
        <p>{words.count(list.total)}</p>
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
  return (
    <EmptyState title={words.noMatchTitle} action={clear}>
      <p>{words.noMatchText}</p>
    </EmptyState>
  );
}
