import type { HistoryEntry, PageOf } from '@psp/contracts/common';
import { NextStep } from '@psp/design-system/life-cycle';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type DecidingOptions, useDecisions } from './decisions.tsx';
import { Keys } from './keys.tsx';
import { NextLink } from './next-link.tsx';
import { type Filtered, type Place, type Queue, usePlace } from './queue.ts';

interface QueueRecordProps<Filters extends Filtered, List extends PageOf<{ id: string }>, View> {
  queue: Queue<Filters, List, View>;
  /** Renders the page of the record with `DecisionPage`. */
  children: (record: View, place: Place) => ReactNode;
}

/** Loads the record that the address names, with its place in the list. */
export function QueueRecord<Filters extends Filtered, List extends PageOf<{ id: string }>, View>({
  queue,
  children,
}: QueueRecordProps<Filters, List, View>) {
  const { id = '' } = useParams();
  const query = useQuery(queue.viewQuery(id));
  const place = usePlace(queue, id);
  return <LoadedPage query={query}>{(record) => <Fragment key={id}>{children(record, place)}</Fragment>}</LoadedPage>;
}

/** What may be decided on a record. */
export interface Deciding<Action extends string>
  extends Pick<DecidingOptions<Action>, 'decisions' | 'actions' | 'shortcuts'> {
  /** State of the record and who must act: "Cererea așteaptă decizia asociației." */
  standing: { title: string; text: string };
  /** Buttons and links after the decisions. */
  more?: ReactNode;
}

type DecisionCardProps<Action extends string> = Deciding<Action> &
  Pick<DecidingOptions<Action>, 'next' | 'onDecided'> &
  Pick<ComponentProps<typeof NextStep>, 'isColumn'>;

/** State of a record and its decisions, by button or by key. */
export function DecisionCard<Action extends string>(props: DecisionCardProps<Action>) {
  const { standing, more, isColumn, ...options } = props;
  const { buttons, keys } = useDecisions(options);
  return (
    <>
      <NextStep
        title={standing.title}
        isColumn={isColumn}
        actions={
          <>
            {buttons}
            {more}
          </>
        }
      >
        {standing.text}
      </NextStep>
      <Keys shortcuts={keys} />
    </>
  );
}

/** What the page of a record shows: its texts, the decision and the content. */
export interface DecisionContent<Action extends string>
  extends Pick<ComponentProps<typeof PageHeader>, 'title' | 'badge' | 'meta'> {
  /** Title of the queue, in the breadcrumb. */
  queueTitle: string;
  /** Label of the link to the next record: "Următoarea cerere". */
  nextLabel: string;
  /** Title of the document and end of the breadcrumb, where they differ from the title. */
  documentTitle?: string;
  crumb?: { label: string; isNumber?: boolean };
  isPrintable?: boolean;
  deciding: Deciding<Action>;
  /** True to open the next record after a decision, or the list when there is none. */
  goesOn?: boolean;
  /** Stands between the decision and the columns. */
  notices?: ReactNode;
  children: ReactNode;
  /** Cards of the second column, above the history; without them there is one column. */
  aside?: ReactNode;
  history: HistoryEntry[];
  /** False once nothing is to be decided any more. */
  isWaiting?: boolean;
}

type DecisionPageProps<Action extends string> = DecisionContent<Action> & { place: Place };

/** Page of a record of a queue: header with the way back and to the next record, decision, content and history. */
export function DecisionPage<Action extends string>(props: DecisionPageProps<Action>) {
  const { place, title, queueTitle, nextLabel, documentTitle, crumb, badge, meta, deciding, goesOn, notices } = props;
  const { listHref, nextHref } = place;
  usePageTitle(documentTitle ?? title);
  const navigate = useNavigate();
  const next = <NextLink href={nextHref} label={nextLabel} />;
  return (
    <Page width={props.aside ? 'wide' : undefined}>
      <PageHeader
        title={title}
        breadcrumb={[{ label: queueTitle, href: listHref }, crumb ?? { label: title }]}
        badge={badge}
        meta={meta}
        actions={
          props.isPrintable ? (
            <Row>
              <PrintButton />
              {next}
            </Row>
          ) : (
            next
          )
        }
      />
      <DecisionCard
        {...deciding}
        next={{ href: nextHref, label: nextLabel }}
        onDecided={goesOn ? () => void navigate(nextHref ?? listHref) : undefined}
      />
      {notices}
      <Content {...props} />
    </Page>
  );
}

function Content({ children, aside, history }: Pick<DecisionContent<never>, 'children' | 'aside' | 'history'>) {
  const entries = <HistoryCard entries={history} />;
  if (!aside) {
    return (
      <Stack gap={24}>
        {children}
        {entries}
      </Stack>
    );
  }
  return (
    <Columns>
      <Stack gap={24}>{children}</Stack>
      <Stack gap={24}>
        {aside}
        {entries}
      </Stack>
    </Columns>
  );
}
