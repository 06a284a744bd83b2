import type { PartnerOption } from '@psp/contracts/partners';
import { fakeApi } from '@psp/remote/testing/fake-api';
import type { MessageOperations, MessagesArea } from '../area.ts';

/** The area of one side, whose service answers with what `answer` returns; `recipients` are found by any name. */
export function messagesArea(
  kind: MessagesArea['kind'],
  answer: Parameters<typeof fakeApi>[0],
  recipients: PartnerOption[] = [],
) {
  const { api, ...service } = fakeApi<MessageOperations>(answer);
  const area: MessagesArea = {
    kind,
    api,
    recipients: (q) => ({ queryKey: ['recipients', q], queryFn: async () => ({ items: recipients }) }),
  };
  return { area, ...service };
}
