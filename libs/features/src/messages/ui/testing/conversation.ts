import type { ConversationView, MessageView } from '@psp/contracts/messages';

/** Creates a message of the other side. */
export const message = (number: number, more: Partial<MessageView> = {}): MessageView => ({
  ...{ id: `m-${number}`, number, at: '2026-11-02T08:00:00Z', author: 'Dan Popa', isOwn: false, isMine: false },
  ...{ isNote: false, body: `Mesajul ${number}`, attachments: [] },
  ...more,
});

/** Creates a conversation with Softprim, in which the user may write. */
export const conversation = (more: Partial<ConversationView> = {}): ConversationView => ({
  ...{ id: 'c-1', version: 1, status: 'active', other: { id: 'f-1', name: 'Softprim' }, subject: 'Registru agricol' },
  ...{ about: null, messages: [message(1)], hasEarlier: false, readNumber: 1, seen: null, isMuted: false },
  ...{ isBlocked: false, bar: null, refusal: null, locked: null, isReported: false },
  ...{ assignee: null, colleagues: [], actions: ['write', 'note'] },
  ...more,
});
