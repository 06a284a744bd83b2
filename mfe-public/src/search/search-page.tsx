import type { OwnResults, SearchQuery, SearchView } from '@psp/contracts/search';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/search-groups';
import { SEARCH_COUNTED } from '@psp/contracts/search-limits';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row, VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { EmptyState } from '@psp/design-system/states';
import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { type OwnSearchResults, useOwnResults } from '@psp/features/search/ui/own-results';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { readSearch, searchAddress } from './address.ts';
import { resultsQuery } from './queries.ts';
import { GroupPages, ResultGroups, ResultList } from './result-groups.tsx';
import { SearchForm } from './search-form.tsx';
import { strings } from './strings.ts';

/** Search results in groups; text, kind and page are in the address. */
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
      {q === '' ? <BeforeSearch /> : null}
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
  own: OwnSearchResults;
}

const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);

function Results({ query, view, own: { groups: own, isPending } }: ResultsProps) {
  const found = view.groups.map((group) => group.total);
  const ownTotals = own.map(({ total, items }) => total ?? items.length);
  const total = sumOf(found);
  const all = sumOf([...found, ...ownTotals]);
  const Count = all > 0 ? 'p' : VisuallyHidden;
  const isAtLeast = [...found, ...ownTotals].some((one) => one >= SEARCH_COUNTED);
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

/** Links to the kinds with their counts; kinds without results are omitted, except the selected one. */
function KindFilter({ query: { q, kind }, view }: { query: SearchQuery; view: SearchView }) {
  const shown = view.groups.filter((group) => group.kind in SEARCH_GROUPS && (group.total > 0 || group.kind === kind));
  return (
    <nav aria-label={strings.filter}>
      <Choices>
        <li>
          <Choice to={searchAddress({ q })} preventScrollReset aria-current={kind ? undefined : 'true'}>
            {strings.allKinds}
          </Choice>
        </li>
        {shown.map((group) => (
          <li key={group.kind}>
            <Choice
              to={searchAddress({ q, kind: group.kind })}
              preventScrollReset
              aria-current={kind === group.kind ? 'true' : undefined}
            >
              {SEARCH_GROUPS[group.kind].label} <span>{strings.counted(group.total)}</span>
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  );
}

function Found({ query, view }: FoundProps) {
  const group = view.groups.find(({ kind }) => kind === query.kind);
  if (!group) return <ResultGroups query={query} view={view} />;
  if (group.items.length > 0) return <GroupPages query={query} view={view} group={group} />;
  return <NoResultsInGroup query={query} total={group.total} />;
}

/** Message for a page past the end of a group, or for a group without results. */
function NoResultsInGroup({ query, total }: { query: SearchQuery; total: number }) {
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

/** Message without results. `isEmpty`: the text has no searchable words. */
function NothingFound({ query, isEmpty }: { query: SearchQuery; isEmpty: boolean }) {
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

/** Shown before the first search. */
function BeforeSearch() {
  return (
    <EmptyState title={strings.begin} icon={<Search size={32} aria-hidden />} action={<Lists />}>
      <p>{strings.beginText}</p>
    </EmptyState>
  );
}

/** Links to the lists that can be browsed without a search. */
function Lists() {
  return (
    <nav aria-label={strings.lists}>
      <Row gap={20}>
        {Object.values(SEARCH_GROUPS).map(({ label, list }) => (
          <Link key={list} href={list}>
            {label}
          </Link>
        ))}
      </Row>
    </nav>
  );
}

interface OwnGroupsProps {
  groups: OwnResults['groups'];
  terms: string[];
}

/** Results for members, before the public ones. */
function OwnGroups({ groups, terms }: OwnGroupsProps) {
  return groups.map(({ kind, total, items }) => (
    <Card key={kind} aria-labelledby={`own-${kind}`}>
      <CardHeader id={`own-${kind}`} title={OWN_GROUPS[kind]} action={strings.counted(total ?? items.length)} />
      <ResultList items={items} terms={terms} />
    </Card>
  ));
}
