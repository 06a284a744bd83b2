import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  elsewhere: { '/firma/ai-chat/:id': 'conversations belong to one person; assistant.spec.ts begins one and opens it' },
};
