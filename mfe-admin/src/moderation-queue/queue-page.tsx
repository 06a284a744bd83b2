import { TOTAL_LIMIT } from '@psp/contracts/common';
import { QUEUE_KIND_LABELS, QUEUE_KINDS, type QueueKind } from '@psp/contracts/decision-names';
import type { ModerationQueue, QueueItem, QueueQuery } from '@psp/contracts/decisions';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { SkeletonList } from '@psp/design-system/skeleton';
import { EmptyState } from '@psp/design-system/states';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shownCount } from '../dashboard/figures.ts';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { useShortcuts } from '../queue/use-shortcuts.ts';
import { Desk, Part } from './layout.ts';
import type { PanelProps } from './panel.tsx';
import { itemsQuery, MODERATION_KEY, nameOf, queueHref, readFilters } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { itemCount, strings } from './strings.ts';

const posts = lazy(async () => ({ default: (await import('./panels/post-panel.tsx')).PostPanel }));

/* The panel of each kind, fetched when the first item of the kind is opened. */
const PANELS: Partial<Record<QueueItem['kind'], ComponentType<PanelProps>>> = {
  articles: lazy(async () => ({ default: (await import('./panels/article-panel.tsx')).ArticlePanel })),
  pendingPosts: posts,
  flaggedPosts: posts,
  contestedPosts: posts,
  documents: lazy(async () => ({ default: (await import('./panels/document-panel.tsx')).DocumentPanel })),
  trainings: lazy(async () => ({ default: (await import('./panels/training-panel.tsx')).TrainingPanel })),
  conversations: lazy(async () => ({ default: (await import('./panels/report-panel.tsx')).ReportPanel })),
  flaggedProjects: lazy(async () => ({ default: (await import('./panels/exchange-panel.tsx')).ExchangePanel })),
  flaggedReviews: lazy(async () => ({ default: (await import('./panels/review-panel.tsx')).ReviewPanel })),
  flaggedSolutions: lazy(async () => ({ default: (await import('./panels/solution-panel.tsx')).SolutionPanel })),
  contests: lazy(async () => ({ default: (await import('./panels/contest-panel.tsx')).ContestPanel })),
};

/** The one queue of moderation: what waits, the oldest first, and beside it the chosen item with its decision. */
export function ModerationQueuePage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(itemsQuery(filters));
  const total = query.data ? totalOf(query.data) : null;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} meta={total === null ? [strings.lead] : [itemCount(total), strings.lead]} />
      <ModerationTabs current="moderation" />
      <Loaded query={query}>{(queue) => <Queue queue={queue} filters={filters} named={search.get('item')} />}</Loaded>
    </Page>
  );
}

const totalOf = ({ counts }: ModerationQueue): number =>
  QUEUE_KINDS.reduce((sum, kind) => sum + Math.min(counts[kind] ?? 0, TOTAL_LIMIT), 0);

interface QueueProps {
  queue: ModerationQueue;
  filters: QueueQuery;
  /** Name of the item that the address chooses; the first one by default. */
  named: string | null;
}

function Queue({ queue, filters, named }: QueueProps) {
  const { items, next, counts } = queue;
  const navigate = useNavigate();
  const client = useQueryClient();
  const chosen = named ?? (items[0] ? nameOf(items[0]) : null);
  const place = items.findIndex((item) => nameOf(item) === chosen);
  const beside = (step: 1 | -1): string | undefined => {
    const item = items[place + step];
    return item && nameOf(item);
  };
  const open = (name: string | undefined) => {
    if (name) void navigate(queueHref(filters, name));
  };
  useShortcuts([
    { letter: 'J', run: () => open(beside(1)) },
    { letter: 'K', run: () => open(beside(-1)) },
  ]);
  const goOn = () => {
    void client.invalidateQueries({ queryKey: MODERATION_KEY });
    void navigate(queueHref(filters, beside(1) ?? beside(-1)), { replace: true });
  };
  const count = shownCount(filters.kind === 'all' ? totalOf(queue) : (counts[filters.kind] ?? 0));
  return (
    <Desk>
      <Part aria-label={strings.queue}>
        <KindFilter counts={counts} filters={filters} />
        {items.length === 0 ? null : <QueueList items={items} filters={filters} chosen={chosen} count={count} />}
        <Paging filters={filters} next={next} />
      </Part>
      {chosen ? <Chosen name={chosen} onDecided={goOn} /> : <Nothing filters={filters} />}
    </Desk>
  );
}

function KindFilter({ counts, filters }: Pick<QueueProps, 'filters'> & Pick<ModerationQueue, 'counts'>) {
  const navigate = useNavigate();
  const total = QUEUE_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const options = [
    { value: 'all', label: strings.counted(strings.allKinds, shownCount(total)) },
    ...QUEUE_KINDS.map((kind) => ({
      value: kind,
      label: strings.counted(QUEUE_KIND_LABELS[kind], shownCount(counts[kind] ?? 0)),
    })),
  ];
  return (
    <SelectField
      label={strings.kind}
      options={options}
      value={filters.kind}
      onChange={(kind) => void navigate(queueHref({ kind: kind as QueueKind | 'all' }))}
    />
  );
}

function Paging({ filters, next }: Pick<QueueProps, 'filters'> & Pick<ModerationQueue, 'next'>) {
  return (
    <>
      {next ? (
        <ButtonLink variant="secondary" href={queueHref({ ...filters, after: next })}>
          {strings.following}
        </ButtonLink>
      ) : null}
      {filters.after ? (
        <ButtonLink variant="quiet" href={queueHref({ kind: filters.kind })}>
          {strings.fromStart}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Chosen({ name, onDecided }: { name: string; onDecided: () => void }) {
  const [kind = '', id = ''] = name.split('_');
  const Panel = (PANELS as Readonly<Record<string, ComponentType<PanelProps> | undefined>>)[kind];
  if (!Panel) return <p>{strings.choose}</p>;
  return (
    <Suspense fallback={<SkeletonList rows={6} label={strings.content} />}>
      <Panel key={name} id={id} onDecided={onDecided} />
    </Suspense>
  );
}

function Nothing({ filters: { kind } }: Pick<QueueProps, 'filters'>) {
  if (kind !== 'all') {
    return (
      <EmptyState
        title={strings.emptyKindTitle}
        action={
          <ButtonLink variant="secondary" href={queueHref({ kind: 'all' })}>
            {strings.seeAll}
          </ButtonLink>
        }
      >
        <p>{strings.emptyKindText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={strings.emptyTitle}>
      <p>{strings.emptyText}</p>
    </EmptyState>
  );
}
