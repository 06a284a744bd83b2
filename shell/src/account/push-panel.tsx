import { serverNow } from '@psp/auth/session/server-clock';
import type { PushDevice, PushSettings } from '@psp/contracts/push';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { Unbroken } from '@psp/design-system/unbroken';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { Failed } from '@psp/remote/loaded';
import { readQuery } from '@psp/remote/queries';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { DeviceRow } from './device-row.tsx';
import { Panel } from './panel.tsx';
import { pushStrings as strings } from './push-strings.ts';
import {
  followPermission,
  readThisDevice,
  subscribeHere,
  type ThisDevice,
  unsubscribeHere,
} from './push-subscription.ts';
import { identity } from './queries.ts';
import { Rows } from './rows.tsx';
import { Place, useStepFocus } from './step-focus.tsx';
import { strings as common } from './strings.ts';

const Title = styled.h3`
  font-size: 1rem;
  font-weight: 600;
`;

const KEY = ['identity', 'push'] as const;

/** The user's subscribed devices and the public key for new subscriptions. */
const pushQuery = () => readQuery(identity, KEY, 'GET /push');

/** Permission and subscription of this browser. */
const thisDeviceQuery = () =>
  queryOptions({ queryKey: [...KEY, 'here'], queryFn: readThisDevice, networkMode: 'always' });

const refreshing = { refreshes: [KEY], done: common.doneTitle };

/** Subscribes this browser. */
const useEnable = () =>
  useAct({
    ...refreshing,
    send: async (publicKey: string) => identity.call('POST /push/devices', { body: await subscribeHere(publicKey) }),
    about: strings.enabled,
  });

interface DeviceToRemove {
  id: string;
  name: string;
  isHere: boolean;
}

/** Removes a device; for this one it also ends the browser's subscription. */
const useRemove = () =>
  useAct({
    ...refreshing,
    send: async ({ id, isHere }: DeviceToRemove) => {
      await identity.call('POST /push/devices/:id/remove', { id });
      if (isHere) await unsubscribeHere().catch(() => undefined);
    },
    about: (_, { name, isHere }) => (isHere ? strings.disabled : strings.removed(name)),
  });

/** Sends a test notification to a device. */
const useSendTest = () => useAct({ send: (id: string) => identity.call('POST /push/devices/:id/try', { id }) });

/** Notifications on the user's devices. Renders nothing when the portal has no push key. */
export function PushPanel() {
  const settings = useQuery(pushQuery());
  const here = useQuery(thisDeviceQuery());
  const { refetch } = here;
  useEffect(() => followPermission(() => void refetch()), [refetch]);
  const { data, error } = settings;
  if (!data && error && !(isApiError(error) && error.status === 404))
    return (
      <Panel title={strings.title}>
        <Failed error={error} onRetry={() => void settings.refetch()} />
      </Panel>
    );
  const publicKey = data?.publicKey;
  if (!data || !publicKey || !here.data) return null;
  return <PushSwitch settings={data} publicKey={publicKey} here={here.data} />;
}

interface PushSwitchProps {
  settings: PushSettings;
  publicKey: string;
  here: ThisDevice;
}

function PushSwitch({ settings: { devices }, publicKey, here: { permission, fingerprint } }: PushSwitchProps) {
  const known = devices.find((device) => device.fingerprint === fingerprint);
  const device = permission === 'granted' ? known : undefined;
  const place = useStepFocus([permission, device?.id, ...devices.map(({ id }) => id)].join(' '));
  return (
    <Panel title={strings.title} action={<State permission={permission} isOn={device !== undefined} />}>
      <Place ref={place} tabIndex={-1}>
        <p>{strings.lead}</p>
        {device ? <On device={device} /> : <Off permission={permission} publicKey={publicKey} />}
        <PushDevices devices={devices} hereId={device?.id} />
      </Place>
    </Panel>
  );
}

function State({ permission, isOn }: { permission: ThisDevice['permission']; isOn: boolean }) {
  if (permission === 'unsupported') return null;
  if (permission === 'denied') return <Badge tone="danger">{strings.blocked}</Badge>;
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? strings.on : strings.off}</Badge>;
}

function Off({ permission, publicKey }: { permission: ThisDevice['permission']; publicKey: string }) {
  const enable = useEnable();
  const client = useQueryClient();
  /* Not every browser reports a permission that was just denied. */
  const onRefused = () => void client.invalidateQueries(thisDeviceQuery()).then(() => keepKeyboardOnPage());
  if (permission === 'unsupported')
    return (
      <Notice tone="info">
        <Unbroken>{strings.unsupported}</Unbroken>
      </Notice>
    );
  if (permission === 'denied')
    return (
      <Notice tone="warning" title={strings.blockedTitle}>
        {strings.blockedHow}
      </Notice>
    );
  return (
    <>
      <Problems error={enable.error} />
      {permission === 'default' ? <p>{strings.asks}</p> : null}
      <Row gap={12}>
        <Button
          isPending={enable.isPending}
          pendingLabel={strings.enabling}
          onPress={() => enable.run(publicKey, { onRefused })}
        >
          {strings.enable}
        </Button>
      </Row>
    </>
  );
}

function On({ device: { id, name } }: { device: PushDevice }) {
  const [remove, trial] = [useRemove(), useSendTest()];
  return (
    <>
      <Problems error={remove.error ?? trial.error} />
      <p>{strings.untilSignOut}</p>
      <Row gap={12}>
        <Button
          variant="secondary"
          isPending={trial.isPending}
          pendingLabel={strings.trying}
          onPress={() => trial.run(id)}
        >
          {strings.try}
        </Button>
        <Button
          variant="quiet"
          isPending={remove.isPending}
          pendingLabel={strings.disabling}
          onPress={() => remove.run({ id, name, isHere: true })}
        >
          {strings.disable}
        </Button>
      </Row>
      <Answer role="status">{trial.isDone ? <Notice tone="success">{strings.tried}</Notice> : null}</Answer>
    </>
  );
}

/** List of subscribed devices; all but this one have a remove button. */
function PushDevices({ devices, hereId }: { devices: readonly PushDevice[]; hereId: string | undefined }) {
  const remove = useRemove();
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
