import type { SearchQuery, SearchView } from '@psp/contracts/search';
import { SEARCH_COUNTED } from '@psp/contracts/search-limits';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { type OwnFound, useOwnResults } from '@psp/features/search/ui/own-results';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { readSearch, searchAddress } from './address.ts';
import { KindFilter } from './kind-filter.tsx';
import { strings } from './strings.ts';
import { NothingFound, PageTooFar, ToBegin } from './nothing.tsx';
import { OwnGroups } from './own-groups.tsx';
import { resultsQuery } from './queries.ts';
import { GroupPages, ResultGroups } from './result-groups.tsx';
import { SearchForm } from './search-form.tsx';

/** Everything that fits a text, in groups; text, kind and page stand in the address. */
export function SearchPage() {
  const [search] = useSearchParams();
  const query = readSearch(search);
  const { q, kind } = query;
  usePageHead({
    title: q ? strings.titleFor(q) : strings.title,
    description: strings.description,
    path: '/cautare',
    isIndexed: false,
  });
  const results = useQuery(resultsQuery(query));
  const own = useOwnResults(q);
  const navigate = useNavigate();
  const show = (text: string, { isTyping }: { isTyping: boolean }) =>
    void navigate(searchAddress({ q: text, kind }), { replace: isTyping, preventScrollReset: true });
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <SearchForm q={q} onSearch={show} />
      {q === '' ? <ToBegin /> : null}
      {q && results.data ? <Results query={query} view={results.data} own={own} /> : null}
      {q && results.isPending ? <SkeletonList rows={6} label={common.loading} /> : null}
      {q && results.isLoadingError ? (
        <>
          <OwnGroups groups={own.groups} terms={[]} />
          <Failed error={results.error} onRetry={() => void results.refetch()} />
        </>
      ) : null}
    </Page>
  );
}

interface FoundProps {
  query: SearchQuery;
  view: SearchView;
}
interface ResultsProps extends FoundProps {
  own: OwnFound;
}

const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);

function Results({ query, view, own: { groups: own, isPending } }: ResultsProps) {
  const found = view.groups.map((group) => group.total);
  const owned = own.map(({ total, items }) => total ?? items.length);
  const total = sumOf(found);
  const all = sumOf([...found, ...owned]);
  const Count = all > 0 ? 'p' : VisuallyHidden;
  const isAtLeast = [...found, ...owned].some((one) => one >= SEARCH_COUNTED);
  return (
    <>
      {isPending ? null : <Count role="status">{strings.results(all, isAtLeast)}</Count>}
      {view.corrected === null || total === 0 ? null : (
        <Notice tone="info" title={strings.corrected(view.corrected)}>
          <p>{strings.correctedWhy}</p>
        </Notice>
      )}
      {total > 0 ? <KindFilter query={query} view={view} /> : null}
      {query.kind ? null : <OwnGroups groups={own} terms={view.terms} />}
      {total > 0 ? <Found query={query} view={view} /> : null}
      {total === 0 && !isPending && (query.kind !== undefined || own.length === 0) ? (
        <NothingFound query={query} isEmpty={view.terms.length === 0} />
      ) : null}
    </>
  );
}

function Found({ query, view }: FoundProps) {
  const group = view.groups.find(({ kind }) => kind === query.kind);
  if (!group) return <ResultGroups query={query} view={view} />;
  if (group.items.length > 0) return <GroupPages query={query} view={view} group={group} />;
  return <PageTooFar query={query} total={group.total} />;
}
