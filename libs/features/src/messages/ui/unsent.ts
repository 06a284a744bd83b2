import type { AboutQuery } from '@psp/contracts/messages';
import { readDraft } from '@psp/remote/draft';
import type { Device } from '@psp/remote/editor/device';

/** What is typed in a conversation and not sent, and the name of its draft. */
export interface Unsent {
  body: string;
  isNote: boolean;
  attachments: string[];
}
export const unsentName = (conversationId: string): string => `message:${conversationId}`;

/** The message that begins a conversation, and the name of its draft, the same wherever it is written. */
export interface First {
  subject: string;
  body: string;
  attachments?: string[];
}
export const firstName = ({ project, request, to }: AboutQuery): string =>
  `message:new:${[project, request, to].filter((id) => id !== undefined).join(':')}`;

/** Adds a first message that was not sent to what is typed in the conversation that another began. */
export function addFirst(device: Device, conversationId: string, first: First): void {
  const unsent = readDraft<Unsent>(device, unsentName(conversationId));
  const body = [unsent?.body, first.body].filter((text) => text?.trim()).join('\n\n');
  const attachments = [...(unsent?.attachments ?? []), ...(first.attachments ?? [])];
  const isNote = unsent?.isNote ?? false;
  if (body || attachments.length > 0)
    device.write(unsentName(conversationId), JSON.stringify({ body, isNote, attachments } satisfies Unsent));
}
