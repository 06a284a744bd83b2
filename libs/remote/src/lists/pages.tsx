import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { EmptyState } from '@psp/design-system/states';
import { strings } from './strings.ts';

interface PagesProps {
  /** The page that is shown. */
  of: Omit<PageOf<unknown>, 'items'>;
  hrefFor: (page: number) => string;
}

/** The way to the other pages of a list; nothing when there is only one. */
export function Pages({ of: { page, pageSize, total }, hrefFor }: PagesProps) {
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefFor={hrefFor}
      label={strings.pages}
      previousLabel={strings.previous}
      nextLabel={strings.next}
    />
  );
}

interface PastTheEndProps {
  /** "21 de parteneri": how many there are. */
  count: string;
  firstHref: string;
}

/** In place of a page that a list does not reach. */
export function PastTheEnd({ count, firstHref }: PastTheEndProps) {
  return (
    <EmptyState title={strings.pageTooFar} action={<ButtonLink href={firstHref}>{strings.firstPage}</ButtonLink>}>
      <p>{count}</p>
    </EmptyState>
  );
}
