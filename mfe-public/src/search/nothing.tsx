import type { SearchQuery } from '@psp/contracts/search';
import { SEARCH_KIND_LABELS, type SearchKind } from '@psp/contracts/search-limits';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import Search from 'lucide-react/icons/search';
import { searchAddress } from './address.ts';
import { strings } from './strings.ts';

const LISTS: readonly (readonly [SearchKind, string])[] = [
  ['community', '/comunitati'],
  ['partner', '/parteneri'],
  ['solution', '/marketplace'],
  ['article', '/blog'],
];

/** The lists that can be looked through without a search. */
function Lists() {
  return (
    <nav aria-label={strings.lists}>
      <Row gap={20}>
        {LISTS.map(([kind, href]) => (
          <Link key={kind} href={href}>
            {SEARCH_KIND_LABELS[kind]}
          </Link>
        ))}
      </Row>
    </nav>
  );
}

/** Nothing has been asked yet. */
export function ToBegin() {
  return (
    <EmptyState title={strings.begin} icon={<Search size={32} aria-hidden />} action={<Lists />}>
      <p>{strings.beginText}</p>
    </EmptyState>
  );
}

/** Nothing fits; `isEmpty` when the text has no words to look for. */
export function NothingFound({ query, isEmpty }: { query: SearchQuery; isEmpty: boolean }) {
  const icon = <Search size={32} aria-hidden />;
  const [title, text] = isEmpty
    ? [strings.tooLittle, strings.tooLittleText]
    : [strings.nothing(query.q), strings.nothingText];
  return (
    <EmptyState title={title} icon={icon} action={<Lists />}>
      <p>{text}</p>
    </EmptyState>
  );
}

/** A page past the end of a group, or a group that has nothing while others have. */
export function PageTooFar({ query, total }: { query: SearchQuery; total: number }) {
  if (total === 0) {
    const all = <ButtonLink href={searchAddress({ q: query.q })}>{strings.seeAll}</ButtonLink>;
    return (
      <EmptyState title={strings.nothingOfKind} action={all}>
        <p>{strings.nothing(query.q)}</p>
      </EmptyState>
    );
  }
  const first = <ButtonLink href={searchAddress({ ...query, page: 1 })}>{strings.firstPage}</ButtonLink>;
  return (
    <EmptyState title={strings.pageTooFar} action={first}>
      <p>{strings.results(total, false)}</p>
    </EmptyState>
  );
}
