import { serverNow } from '@psp/auth/session/server-clock';
import type { SessionItem } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { DeviceRow } from './device-row.tsx';
import { securityStrings as strings } from './security-strings.ts';

interface SessionRowProps {
  item: SessionItem;
  isEnding: boolean;
  onEnd: () => void;
}

/** A place where a person is signed in: device, place in time, for which organisation. The present one ends by signing out. */
export function SessionRow({ item, isEnding, onEnd }: SessionRowProps) {
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
