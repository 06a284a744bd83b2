import type { DecidedEntity } from '@psp/contracts/decision-names';
import type { DecisionStatement as Statement, decisionOperations } from '@psp/contracts/decisions';
import { Button } from '@psp/design-system/button';
import { Prose } from '@psp/design-system/cells';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../acts/ui/reason.tsx';
import { strings } from './strings.ts';

interface StatementProps {
  area: 'uat' | 'firma';
  entity: DecidedEntity;
  /** Id of the page that shows the content. */
  on: string;
  /**
   * Shown where the portal keeps no decision that the reader may read: what the content itself says. Left out where the content says
   * nothing, as a decision is no longer in force: then only a decision that was contested is shown.
   */
  children?: ReactNode;
  /** Whether a decision that the association took back by itself is shown as well, where the content says nothing. */
  showsRestored?: boolean;
}

type About = Pick<StatementProps, 'area' | 'entity' | 'on'>;

const keyOf = ({ area, entity, on }: About) => [area, 'decisions', entity, on];

/** The association's statement of reasons about content of the reader's organisation, with its one contest. */
export function DecisionStatement({ children, showsRestored, ...about }: StatementProps) {
  const api = createApi<typeof decisionOperations>(about.area);
  const { entity, on } = about;
  const query = useQuery(readQuery(api, keyOf(about), 'GET /decisions', { query: { entity, on } }));
  const last = query.data?.last;
  if (!last) return children;
  const isOver = last.status === 'reversed' || Boolean(last.restoredAt);
  const isTold = last.status !== 'final' || (showsRestored && isOver);
  if (!children && !isTold) return null;
  return (
    <Notice tone={isOver ? 'success' : 'warning'} title={isOver ? strings.overturned : strings.titles[last.outcome]}>
      <p>
        <strong>{isOver ? `${strings.titles[last.outcome]} ${strings.reason}` : strings.reason}</strong> {last.reason}
      </p>
      <p>
        {strings.decided(formatDateTime(last.at))} <Link href="/legal/termeni">{strings.rules}</Link>.{' '}
        {last.actions.includes('contest') ? <OwnText>{strings.until(formatDate(last.contestUntil))}</OwnText> : null}
      </p>
      <Contested statement={last} />
      {last.restoredAt && last.status !== 'moot' ? <p>{strings.restored(formatDateTime(last.restoredAt))}</p> : null}
      {last.actions.includes('contest') ? <Contest statement={last} about={about} /> : null}
    </Notice>
  );
}

function Contested({ statement: { status, contest, answer } }: { statement: Statement }) {
  if (!contest) return null;
  const isOver = status !== 'final' && status !== 'contested';
  return (
    <>
      <p>{strings.yourContest(formatDateTime(contest.at))}</p>
      <Prose>{contest.text}</Prose>
      {isOver && answer ? (
        <>
          <p>{strings[status](formatDateTime(answer.at))}</p>
          <Prose>{answer.text}</Prose>
        </>
      ) : (
        <p>{strings.waits}</p>
      )}
    </>
  );
}

interface ContestProps {
  statement: Statement;
  about: About;
}

function Contest({ statement: { id, version }, about }: ContestProps) {
  const [isOpen, setOpen] = useState(false);
  const api = createApi<typeof decisionOperations>(about.area);
  const act = useAct<string>({
    send: (text) => api.call('POST /decisions/:id/contest', { id, body: { version, text } }),
    refreshes: [keyOf(about)],
    done: strings.contested,
  });
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {strings.contest}
      </Button>
      <ReasonDialog
        act={act}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={strings.contestTitle}
        confirmLabel={strings.contest}
        reason={{ label: strings.contestReason, hint: strings.contestHint }}
      >
        <p>{strings.contestText}</p>
      </ReasonDialog>
    </>
  );
}
