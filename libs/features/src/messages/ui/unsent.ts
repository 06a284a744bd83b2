import type { StartQuery } from '@psp/contracts/messages';
import { readDraft } from '@psp/remote/draft';
import type { Device } from '@psp/remote/editor/device';

/** Unsent message of a conversation. */
export interface Unsent {
  body: string;
  isNote: boolean;
  attachments: string[];
}
/** Name of the draft of a conversation's unsent message. */
export const unsentName = (conversationId: string): string => `message:${conversationId}`;

/** Message that starts a conversation. */
export interface FirstMessageText {
  subject: string;
  body: string;
  attachments?: string[];
}
/** Name of the draft of a first message, the same on every page where it can be written. */
export const firstDraftName = ({ project, request, to, person }: StartQuery): string =>
  `message:new:${[project, request, to, person].filter((id) => id !== undefined).join(':')}`;

/** Adds an unsent first message to the unsent message of a conversation that another user has started. */
export function addFirst(device: Device, conversationId: string, first: FirstMessageText): void {
  const unsent = readDraft<Unsent>(device, unsentName(conversationId));
  const body = [unsent?.body, first.body].filter((text) => text?.trim()).join('\n\n');
  const attachments = [...(unsent?.attachments ?? []), ...(first.attachments ?? [])];
  const isNote = unsent?.isNote ?? false;
  if (body || attachments.length > 0)
    device.write(unsentName(conversationId), JSON.stringify({ body, isNote, attachments } satisfies Unsent));
}
