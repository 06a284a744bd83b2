import { z } from 'zod';
import { anyone } from './access.ts';

/** Secret of a mail's link. */
export const linkToken = z.string().min(1).max(100);
export const withToken = z.strictObject({ token: linkToken });

/** Body required by RFC 8058, section 3.1. Some mail servers post without a body. */
const words = z.union([z.literal('List-Unsubscribe=One-Click'), z.literal('')]).nullish();

/** Parts of the operation for a browser that opens the address of a one-click unsubscription. */
export const oneClickLink = { access: anyone, query: z.object({ token: linkToken }) };
/** Parts of the operation to which mail programs post. */
export const oneClickPress = {
  ...oneClickLink,
  body: words.transform(() => ({})),
  view: z.object({}),
};
