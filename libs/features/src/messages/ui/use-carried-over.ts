import type { StartQuery } from '@psp/contracts/messages';
import { readDraft } from '@psp/remote/draft';
import { accountDevice } from '@psp/remote/editor/device';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MessagesArea } from './area.ts';
import { conversationQuery } from './queries.ts';
import { addFirst, firstDraftName, type FirstMessageText } from './unsent.ts';

/**
 * Moves an unsent first message into the conversation `id` that another user has started meanwhile. Returns true when that is done
 * and the conversation can be opened; false while there is no conversation.
 */
export function useCarriedOver(area: MessagesArea, about: StartQuery, id: string | null): boolean {
  const client = useQueryClient();
  const [carried, setCarried] = useState<string | null>(null);
  const name = firstDraftName(about);
  // In an effect, because the form writes its last text to the device when it is unmounted.
  useEffect(() => {
    if (id) void carryOver(client, area, name, id).then(() => setCarried(id));
  }, [area, client, id, name]);
  return id !== null && carried === id;
}

async function carryOver(client: QueryClient, area: MessagesArea, name: string, id: string): Promise<void> {
  const device = accountDevice();
  const kept = readDraft<FirstMessageText>(device, name);
  if (!kept) return;
  // The draft may be the message that started the conversation, if its answer was lost or is still pending.
  const isSent = await client.fetchQuery(conversationQuery(area, id)).then(
    ({ messages }) => messages.some(({ isMine, body }) => isMine && body === kept.body.trim()),
    () => false,
  );
  if (device.read(name) === null) return;
  device.remove(name);
  if (!isSent) addFirst(device, id, kept);
}
