import type { PartnerOption } from '@psp/contracts/partners';
import { fakeApi } from '@psp/remote/testing/fake-api';
import type { MessageOperations, MessagesArea } from '../area.ts';

/** Creates a messages area with a fake service that answers with the result of `answer`. Any name finds `recipients`. */
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
