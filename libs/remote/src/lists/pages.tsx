import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { EmptyState } from '@psp/design-system/states';
import { strings } from './strings.ts';

interface PagesProps {
  /** The current page. */
  of: Omit<PageOf<unknown>, 'items'>;
  hrefFor: (page: number) => string;
}

/** Pagination of a list; renders nothing for a single page. */
export function Pages({ of: { page, pageSize, total, totalIsCapped }, hrefFor }: PagesProps) {
  const pageCount = Math.ceil(total / pageSize);
  return (
    <>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        label={strings.pages}
        previousLabel={strings.previous}
        nextLabel={strings.next}
      />
      {totalIsCapped && page === pageCount ? <p>{strings.firstOnly(total)}</p> : null}
    </>
  );
}

interface PastTheEndProps {
  /** What there is: "21 de parteneri". */
  count: string;
  firstHref: string;
}

/** Shown for a page number beyond the last page. */
export function PastTheEnd({ count, firstHref }: PastTheEndProps) {
  return (
    <EmptyState title={strings.pageTooFar} action={<ButtonLink href={firstHref}>{strings.firstPage}</ButtonLink>}>
      <p>{count}</p>
    </EmptyState>
  );
}
