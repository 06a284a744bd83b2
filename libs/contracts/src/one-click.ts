import { z } from 'zod';
import { anyone } from './access.ts';

/** Secret of a mail's link. */
export const linkToken = z.string().min(1).max(100);
export const withToken = z.strictObject({ token: linkToken });

/** RFC 8058, section 3.1: the body is these words. Some mail servers post to the address without any. */
const words = z.union([z.literal('List-Unsubscribe=One-Click'), z.literal('')]).nullish();

/** Parts of the operation that a browser reaches which opens the address of a one-click unsubscription. */
export const oneClickLink = { access: anyone, query: z.object({ token: linkToken }) };
/** Parts of the operation that mail programs post to. */
export const oneClickPress = {
  ...oneClickLink,
  body: words.transform(() => ({})),
  view: z.object({}),
};
