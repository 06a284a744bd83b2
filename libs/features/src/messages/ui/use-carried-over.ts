import type { AboutQuery } from '@psp/contracts/messages';
import { readDraft } from '@psp/remote/draft';
import { accountDevice } from '@psp/remote/editor/device';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MessagesArea } from './area.ts';
import { conversationQuery } from './queries.ts';
import { addFirst, type First, firstName } from './unsent.ts';

/**
 * Makes a first message that another came before what is typed in the conversation there is now. True when that is done and the
 * conversation can be opened; false while there is none.
 */
export function useCarriedOver(area: MessagesArea, about: AboutQuery, id: string | null): boolean {
  const client = useQueryClient();
  const [carried, setCarried] = useState<string | null>(null);
  const name = firstName(about);
  // An effect, as what was typed last is kept when its form is unmounted.
  useEffect(() => {
    if (id) void carryOver(client, area, name, id).then(() => setCarried(id));
  }, [area, client, id, name]);
  return id !== null && carried === id;
}

async function carryOver(client: QueryClient, area: MessagesArea, name: string, id: string): Promise<void> {
  const device = accountDevice();
  const kept = readDraft<First>(device, name);
  if (!kept) return;
  // It may be the one that began the conversation, though its answer was lost or is still awaited.
  const isSent = await client.fetchQuery(conversationQuery(area, id)).then(
    ({ messages }) => messages.some(({ isMine, body }) => isMine && body === kept.body.trim()),
    () => false,
  );
  if (device.read(name) === null) return;
  device.remove(name);
  if (!isSent) addFirst(device, id, kept);
}
