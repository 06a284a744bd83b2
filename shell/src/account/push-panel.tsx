import type { PushDevice, PushSettings } from '@psp/contracts/push';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Answer, Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import { Unbroken } from '@psp/design-system/unbroken';
import { Problems } from '@psp/remote/act/problems';
import { isApiError } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { Failed } from '@psp/remote/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Panel } from './panel.tsx';
import { PushDevices } from './push-devices.tsx';
import { pushQuery, thisDeviceQuery, useEnabling, useRemoving, useTrying } from './push-queries.ts';
import { pushStrings as strings } from './push-strings.ts';
import { Place, useStepFocus } from './step-focus.tsx';
import { followPermission, type ThisDevice } from './push-subscription.ts';

/** Notifications on the devices of the person; nothing where the portal sends none. */
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
  return <Known settings={data} publicKey={publicKey} here={here.data} />;
}

interface KnownProps {
  settings: PushSettings;
  publicKey: string;
  here: ThisDevice;
}

function Known({ settings: { devices }, publicKey, here: { permission, fingerprint } }: KnownProps) {
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
  const enable = useEnabling();
  const client = useQueryClient();
  /* Not every browser tells of what the person has just refused. */
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
  const [remove, trial] = [useRemoving(), useTrying()];
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
