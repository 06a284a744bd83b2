import { signOut } from '@psp/auth/session';
import { serverNow } from '@psp/auth/session/server-clock';
import type { SessionItem } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DeviceRow } from './device-row.tsx';
import { Panel } from './panel.tsx';
import { identity, sessionsQuery } from './queries.ts';
import { Rows } from './rows.tsx';
import { securityStrings as strings } from './security-strings.ts';
import { strings as common } from './strings.ts';

const ending = { refreshes: [sessionsQuery().queryKey], done: common.doneTitle };

/* Ends one session or all others. Starting one action clears the other's message. */
function useEnding() {
  const end = useAct({
    ...ending,
    send: (id: string) => identity.call('POST /sessions/:id/end', { id }),
    about: strings.ended,
  });
  const endOthers = useAct({ ...ending, send: () => signOut({ scope: 'others' }), about: strings.othersEnded });
  const endOne = (id: string) => {
    endOthers.reset();
    end.run(id);
  };
  const isEnding = (id: string) => end.isPending && end.input === id;
  return { endOne, isEnding, endOthers, error: end.error ?? endOthers.error };
}

interface SessionRowProps {
  item: SessionItem;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: device, organisation, address and times. The current session has no button; it ends by signing out. */
function SessionRow({ item, isEnding, onEnd }: SessionRowProps) {
  const { device, address, organisation, createdAt, lastSeenAt, isCurrent } = item;
  const place = [organisation, address ? strings.address(address) : ''].filter(Boolean).join(', ');
  const since = strings.since(formatDateTime(createdAt));
  const times = [since, strings.seen(formatRelative(lastSeenAt, serverNow()))];
  return (
    <DeviceRow name={device} mark={isCurrent ? strings.thisOne : ''} remarks={[place, times.join('; ')]}>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          size="small"
          isPending={isEnding}
          pendingLabel={strings.ending}
          aria-label={strings.endLabel(device, since)}
          onPress={onEnd}
        >
          {strings.end}
        </Button>
      )}
    </DeviceRow>
  );
}

/** Lists the open sessions; ends one, all others or all. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery());
  const { endOne, isEnding, endOthers, error } = useEnding();
  return (
    <Panel title={strings.sessionsTitle}>
      <p>{strings.sessionsLead}</p>
      <Problems error={error} />
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <Stack gap={16}>
            <Rows>
              {items.map((item) => (
                <SessionRow key={item.id} item={item} isEnding={isEnding(item.id)} onEnd={() => endOne(item.id)} />
              ))}
            </Rows>
            {items.length > 1 ? null : <p>{strings.onlyOne}</p>}
            <Row gap={12}>
              {items.length > 1 ? (
                <Button
                  variant="secondary"
                  isPending={endOthers.isPending}
                  pendingLabel={strings.ending}
                  onPress={() => endOthers.run()}
                >
                  {strings.endOthers}
                </Button>
              ) : null}
              <EndAllButton />
            </Row>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function EndAllButton() {
  const navigate = useNavigate();
  const endAll = useAct({ send: () => signOut({ scope: 'global' }), onDone: () => void navigate('/') });
  return (
    <AskButton
      act={endAll}
      label={strings.endAll}
      variant="quiet"
      title={strings.endAll}
      confirmLabel={strings.endAllYes}
      pendingLabel={strings.ending}
      isDanger
    >
      <p>{strings.endAllQuestion}</p>
    </AskButton>
  );
}
