import { editors } from '@psp/auth/server/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { onceEach } from '@psp/bff-kit/stream/once-each';
import { idParams } from '@psp/contracts/common';
import { SIGNAL_LEAST_MS } from '@psp/contracts/live';
import { tellWriting } from '@psp/domain/communicating/messages/tell-writing';
import { z } from 'zod';

/** Who is writing, while they do; what comes more often is not passed on. */
export const writingRoute = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const isDue = onceEach(SIGNAL_LEAST_MS);
  actRoute(app, 'conversation.writing', '/conversations/:id/writing', {
    access: editors(kind),
    params: idParams,
    body: z.strictObject({}),
    command: async (write, input) => {
      if (isDue(`${input.id} ${write.actor.accountId}`)) await tellWriting(write, input);
    },
  });
};
