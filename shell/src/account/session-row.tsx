import type { SessionItem } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { securityStrings as strings } from './security-strings.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 14px 16px;
  line-height: 1.4;
  & + & { border-top: 1px solid var(--line); }
  > div { flex: 1; min-width: 220px; overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
  ${media.narrow} { > button { flex: 1 1 100%; } }
`;

const Device = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

/** The places where a person is signed in. */
export function Sessions({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}

interface SessionRowProps {
  item: SessionItem;
  isEnding: boolean;
  onEnd: () => void;
}

/** One of them: device, place in time, for which organisation. The present one is marked and ends by signing out. */
export function SessionRow({ item, isEnding, onEnd }: SessionRowProps) {
  const { device, address, organisation, createdAt, lastSeenAt, isCurrent } = item;
  const place = [organisation, address ? strings.address(address) : ''].filter(Boolean).join(', ');
  const since = strings.since(formatDateTime(createdAt));
  const times = [since, strings.seen(formatRelative(lastSeenAt, Date.now()))];
  return (
    <Line>
      <div>
        <Device>
          <strong>{device}</strong>
          {isCurrent ? <Badge tone="success">{strings.thisOne}</Badge> : null}
        </Device>
        <small>{place}</small>
        <small>{times.join('; ')}</small>
      </div>
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
    </Line>
  );
}
