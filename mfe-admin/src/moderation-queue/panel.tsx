import type { HistoryEntry } from '@psp/contracts/common';
import { entryLabel } from '@psp/contracts/history';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import { Loaded } from '@psp/remote/loaded';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { DecisionCard, type DecisionContent } from '../queue/decision-page.tsx';
import { Aside, Part, Read } from './layout.ts';
import { strings } from './strings.ts';

export interface PanelProps {
  id: string;
  /** Opens the next item. */
  onDecided: () => void;
}

interface Source<View, Action extends string> {
  viewQuery: (id: string) => UseQueryOptions<View, Error, View, QueryKey>;
  contentOf: (view: View) => DecisionContent<Action>;
}

/** Creates the panel of a kind: reads one record and shows what its own page shows, with the same decisions. */
export const panelOf = <View, Action extends string>({ viewQuery, contentOf }: Source<View, Action>) =>
  function RecordPanel({ id, onDecided }: PanelProps) {
    const query = useQuery(viewQuery(id));
    return (
      <Loaded query={query} missing={<Gone />}>
        {(view) => <Panel key={id} content={contentOf(view)} onDecided={onDecided} />}
      </Loaded>
    );
  };

/* An item that its author has taken back, or that somebody else has decided on. */
function Gone({ history = [] }: { history?: readonly HistoryEntry[] }) {
  const last = history.at(-1);
  return (
    <Notice tone="info" title={strings.goneTitle}>
      <p>{last ? strings.decidedBy(entryLabel(last), last.who, formatDateTime(last.at)) : strings.goneText}</p>
    </Notice>
  );
}

interface ContentProps<Action extends string> {
  content: DecisionContent<Action>;
  onDecided: () => void;
}

function Panel<Action extends string>({ content, onDecided }: ContentProps<Action>) {
  const { title, badge, meta = [], deciding, notices, children, aside, history, isWaiting = true } = content;
  return (
    <Read>
      <Part aria-label={strings.content}>
        <Stack gap={4}>
          {badge ? <Row gap={8}>{badge}</Row> : null}
          <h2>{title}</h2>
          {meta.length > 0 ? (
            <Row gap={12}>
              {meta.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The facts have no ids and keep their order.
                <span key={index}>{fact}</span>
              ))}
            </Row>
          ) : null}
        </Stack>
        {isWaiting ? null : <Gone history={history} />}
        {notices}
        {children}
      </Part>
      <Aside aria-label={strings.decision}>
        <DecisionCard {...deciding} onDecided={onDecided} isColumn />
        {aside}
        <HistoryCard entries={history} />
      </Aside>
    </Read>
  );
}
