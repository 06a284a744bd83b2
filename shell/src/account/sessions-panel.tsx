import { signOut } from '@psp/auth/session';
import { Button } from '@psp/design-system/button';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { Loaded } from '@psp/remote/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { strings as common } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { Panel } from './panel.tsx';
import { identity, sessionsQuery } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { securityStrings as strings } from './security-strings.ts';
import { SessionRow, Sessions } from './session-row.tsx';

/** Where the account is open, and the ways to close it there. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery());
  const ending = useEnding();
  return (
    <Panel title={strings.sessionsTitle}>
      <p>{strings.sessionsLead}</p>
      <Outcome {...ending.outcome} />
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <Stack gap={16}>
            <Sessions>
              {items.map((item) => (
                <SessionRow
                  key={item.id}
                  item={item}
                  isEnding={ending.busy === item.id}
                  onEnd={() => ending.end(item.id)}
                />
              ))}
            </Sessions>
            {items.length > 1 ? null : <p>{strings.onlyOne}</p>}
            <EndSeveral hasOthers={items.length > 1} ending={ending} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function EndSeveral({ hasOthers, ending }: { hasOthers: boolean; ending: ReturnType<typeof useEnding> }) {
  const { busy, endOthers, endAll } = ending;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Row gap={12}>
        {hasOthers ? (
          <Button variant="secondary" isPending={busy === 'others'} pendingLabel={strings.ending} onPress={endOthers}>
            {strings.endOthers}
          </Button>
        ) : null}
        {isAsking ? null : (
          <Button variant="quiet" onPress={() => setAsking(true)}>
            {strings.endAll}
          </Button>
        )}
      </Row>
      {isAsking ? (
        <Notice tone="warning" role="status">
          <p>{strings.endAllQuestion}</p>
          <Row gap={12}>
            <Button variant="danger" isPending={busy === 'all'} pendingLabel={strings.ending} onPress={endAll}>
              {strings.endAllYes}
            </Button>
            <Button variant="secondary" onPress={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </Row>
        </Notice>
      ) : null}
    </>
  );
}

interface OutcomeProps {
  done?: string;
  problem?: string;
}

function Outcome({ done, problem }: OutcomeProps) {
  return (
    <>
      <Answer role="status">{done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <Answer role="alert">{problem ? <Notice tone="warning">{problem}</Notice> : null}</Answer>
    </>
  );
}

/* One thing at a time: a session's id, 'others' or 'all' is what is being ended. */
function useEnding() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState('');
  const [outcome, setOutcome] = useState<OutcomeProps>({});
  const run = async (what: string, deed: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(what);
    setOutcome({});
    try {
      await deed();
      if (!done) return;
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      setOutcome({ done });
      showToast({ title: common.doneTitle, message: done, tone: 'success' });
    } catch (error) {
      setOutcome({ problem: refusal(error)[0]?.message });
    } finally {
      setBusy('');
    }
  };
  const leave = () => signOut({ scope: 'global' }).then(() => navigate('/'));
  return {
    busy,
    outcome,
    end: (id: string) => void run(id, () => identity.post(`/sessions/${id}/end`), strings.ended),
    endOthers: () => void run('others', () => signOut({ scope: 'others' }), strings.othersEnded),
    endAll: () => void run('all', leave, ''),
  };
}
