import { useSession } from '@psp/auth/session';
import { accountDevice } from '@psp/remote/editor/device';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MessagesArea } from './area.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { refreshConversation } from './queries.ts';

/* One for each conversation, also while its page is left and opened again: what is on its way arrives. */
const boxes = new WeakMap<QueryClient, Map<string, Outbox>>();

const boxOf = (client: QueryClient, area: MessagesArea, id: string, accountId: string | undefined): Outbox => {
  const known = boxes.get(client) ?? new Map<string, Outbox>();
  boxes.set(client, known);
  const name = `outbox:${area.kind}:${id}`;
  const key = `${accountId}:${name}`;
  const box =
    known.get(key) ?? new Outbox({ device: accountDevice(accountId), name, deliver: deliverTo(client, area, id) });
  known.set(key, box);
  return box;
};

const deliverTo =
  (client: QueryClient, area: MessagesArea, id: string) =>
  async ({ key, body, isNote, attachments }: Outgoing): Promise<void> => {
    const files = attachments.length > 0 ? { attachments } : {};
    await area.client.post(`/conversations/${id}/messages`, { body, isNote, ...files }, { idempotencyKey: key });
    // The message leaves the box when the thread shows it.
    await refreshConversation(client, area, id);
  };

/** What a conversation has on its way, and the box that takes more. */
export function useOutbox(area: MessagesArea, id: string): { outgoing: readonly Outgoing[]; box: Outbox } {
  const accountId = useSession((state) => state.account?.id);
  const box = boxOf(useQueryClient(), area, id, accountId);
  return { outgoing: useSyncExternalStore(box.subscribe, box.get), box };
}
