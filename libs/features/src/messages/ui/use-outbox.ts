import { useSession } from '@psp/auth/session';
import { actingAs, pageIdentity } from '@psp/auth/session/page-identity';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { accountDevice } from '@psp/remote/editor/device';
import { useReturn } from '@psp/remote/use-online';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MessagesArea } from './area.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { refreshConversation } from './queries.ts';
import { strings } from './strings.ts';

/* Outboxes outlive their pages, so that messages being sent still arrive after the page is left. */
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

const deliverTo = (client: QueryClient, area: MessagesArea, id: string) => {
  const identity = pageIdentity();
  return async ({ key, body, isNote, attachments }: Outgoing): Promise<void> => {
    const files = attachments.length > 0 ? { attachments } : {};
    const message = { body, isNote, ...files };
    const sent = actingAs(identity, () =>
      area.api.call('POST /conversations/:id/messages', { id, body: message, idempotencyKey: key }),
    );
    await sent.catch((error: unknown) => {
      // The refetched conversation shows the reason too.
      if (isApiError(error) && error.code.startsWith('conversation.')) void refreshConversation(client, area, id);
      throw error;
    });
    showToast({ title: isNote ? strings.kept : strings.sent, tone: 'success' });
    // The message leaves the box when the thread shows it.
    await refreshConversation(client, area, id);
  };
};

/** Returns a conversation's outbox and its unsent messages. Failed messages are sent again when the connection is back. */
export function useOutbox(area: MessagesArea, id: string): { outgoing: readonly Outgoing[]; box: Outbox } {
  const accountId = useSession((state) => state.account?.id);
  const box = boxOf(useQueryClient(), area, id, accountId);
  useReturn(() => box.sendAllAgain());
  return { outgoing: useSyncExternalStore(box.subscribe, box.get), box };
}
