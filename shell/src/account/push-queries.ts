import { useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import { queryOptions } from '@tanstack/react-query';
import { pushStrings as strings } from './push-strings.ts';
import { readThisDevice, subscribeHere, unsubscribeHere } from './push-subscription.ts';
import { identity } from './queries.ts';
import { strings as common } from './strings.ts';

const KEY = ['identity', 'push'] as const;

/** The devices that are sent the person's notifications. */
export const pushQuery = () => readQuery(identity, KEY, 'GET /push');

/** What this browser says of itself. */
export const thisDeviceQuery = () =>
  queryOptions({ queryKey: [...KEY, 'here'], queryFn: readThisDevice, networkMode: 'always' });

const shown = { refreshes: [KEY], done: common.doneTitle };

/** Turns notifications on here. */
export const useEnabling = () =>
  useAct({
    ...shown,
    send: async (publicKey: string) => identity.call('POST /push/devices', { body: await subscribeHere(publicKey) }),
    about: strings.enabled,
  });

interface Removed {
  id: string;
  name: string;
  isHere: boolean;
}

/** Ends what a device is sent; of this one also in the browser. */
export const useRemoving = () =>
  useAct({
    ...shown,
    send: async ({ id, isHere }: Removed) => {
      await identity.call('POST /push/devices/:id/remove', { id });
      if (isHere) await unsubscribeHere().catch(() => undefined);
    },
    about: (_, { name, isHere }) => (isHere ? strings.disabled : strings.removed(name)),
  });

/** Has a notification sent to a device that says that they arrive. */
export const useTrying = () => useAct({ send: (id: string) => identity.call('POST /push/devices/:id/try', { id }) });
