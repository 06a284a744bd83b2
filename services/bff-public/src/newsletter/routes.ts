import { implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import {
  newsletterOneClick,
  publicNewsletterOperations,
  type SubscriberStatus,
  type SubscriptionState,
} from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import {
  confirmSubscription,
  type Press,
  resubscribe,
  unsubscribe,
} from '@psp/domain/publishing/newsletter/answer-link';
import { askSubscription } from '@psp/domain/publishing/newsletter/ask';
import { changePreferences, readPreferences } from '@psp/domain/publishing/newsletter/preferences';
import type { Write } from '@psp/domain/write';
import { oneClick, oneClickScope } from '../one-click.ts';

/* Creates the handler of a link in a mail; it responds with the resulting status. */
const press =
  <Input>(
    command: (write: Write<typeof SYSTEM>, input: Input & Press) => Promise<unknown>,
    status: SubscriberStatus = 'confirmed',
  ) =>
  async ({ request }: Read<null>, input: Input): Promise<SubscriptionState> => {
    await writeAs(request, SYSTEM, (write) => command(write, { ...input, address: request.ip, source: 'mail' }));
    return { status };
  };

/** The newsletter for visitors: subscribe, confirm, change preferences, unsubscribe and subscribe again. */
export const newsletterRoutes = (app: PortalApp): void => {
  implement(app, 'public', publicNewsletterOperations, {
    subscribe: async ({ request }, input) => {
      await writeAs(request, SYSTEM, (write) => askSubscription(write, { ...input, address: request.ip }));
      return {};
    },
    confirm: press(confirmSubscription),
    unsubscribe: press<{ token: string }>(unsubscribe, 'unsubscribed'),
    resubscribe: press<{ token: string }>(resubscribe),
    readPreferences: ({ request }, link) => writeAs(request, SYSTEM, (write) => readPreferences(write, link)),
    changePreferences: press(changePreferences),
  });
  const handlers = oneClick('/newsletter/dezabonare', unsubscribe);
  oneClickScope(app, (scope) => implement(scope, 'public', newsletterOneClick, handlers));
};
