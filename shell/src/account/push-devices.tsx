import { serverNow } from '@psp/auth/session/server-clock';
import type { PushDevice } from '@psp/contracts/push';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DeviceRow } from './device-row.tsx';
import { useRemoving } from './push-queries.ts';
import { Rows } from './rows.tsx';
import { pushStrings as strings } from './push-strings.ts';

const Title = styled.h3`
  font-size: 1rem;
  font-weight: 600;
`;

/** All devices that are sent the person's notifications, each with the way to end it. */
export function PushDevices({ devices, hereId }: { devices: readonly PushDevice[]; hereId: string | undefined }) {
  const remove = useRemoving();
  const titleId = useId();
  if (devices.length === 0) return null;
  return (
    <Stack gap={8}>
      <Title id={titleId}>{strings.devices}</Title>
      <Problems error={remove.error} />
      <Rows aria-labelledby={titleId}>
        {devices.map(({ id, name, createdAt, lastSentAt }) => {
          const since = strings.since(formatDateTime(createdAt));
          const sent = lastSentAt ? [strings.sent(formatRelative(lastSentAt, serverNow()))] : [];
          const isHere = id === hereId;
          return (
            <DeviceRow key={id} name={name} mark={isHere ? strings.thisOne : ''} remarks={[since, ...sent]}>
              {isHere ? null : (
                <Button
                  variant="secondary"
                  size="small"
                  isPending={remove.isPending && remove.input?.id === id}
                  pendingLabel={strings.removing}
                  aria-label={strings.removeLabel(name, since)}
                  onPress={() => remove.run({ id, name, isHere })}
                >
                  {strings.remove}
                </Button>
              )}
            </DeviceRow>
          );
        })}
      </Rows>
    </Stack>
  );
}
