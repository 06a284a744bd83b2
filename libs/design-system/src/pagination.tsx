import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.tsx';
import { media } from './theme.tsx';

const Frame = styled.nav`
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const Step = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: 4px;
  color: var(--blue-700);
  font-weight: 600;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover { background: var(--blue-100); }
  &[aria-current] { border-color: var(--blue-600); background: var(--surface); }
`;

const Inner = styled.li`
  ${media.narrow} { &:not([data-near]) { display: none; } }
`;

const Gap = styled(Inner)`
  min-width: 24px;
  color: var(--ink-muted);
  text-align: center;
`;

/** The first, the last and the pages around the current one; `null` for a gap. */
function visiblePages(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, label, previousLabel, nextLabel }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <Frame aria-label={label}>
      <List>
        {page > 1 ? (
          <li>
            <Step href={hrefFor(page - 1)} rel="prev">
              <ChevronLeft size={18} aria-hidden />
              {previousLabel}
            </Step>
          </li>
        ) : null}
        {visiblePages(page, pageCount).map((number, index) =>
          number === null ? (
            <Gap key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden>
              …
            </Gap>
          ) : (
            <Inner key={number} data-near={number === page ? '' : undefined}>
              <Step href={hrefFor(number)} aria-current={number === page ? 'page' : undefined}>
                {number}
              </Step>
            </Inner>
          ),
        )}
        {page < pageCount ? (
          <li>
            <Step href={hrefFor(page + 1)} rel="next">
              {nextLabel}
              <ChevronRight size={18} aria-hidden />
            </Step>
          </li>
        ) : null}
      </List>
    </Frame>
  );
}
