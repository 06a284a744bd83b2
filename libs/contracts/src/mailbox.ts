import { anyone } from './access.ts';
import { file, operations } from './operations.ts';

const page = { access: anyone, isHidden: true } as const;
/** Mails of a portal that has no mail server. */
export const mailboxOperations = operations(['identity'], {
  list: file('/mailbox', page),
  view: file('/mailbox/:id', page),
  html: file('/mailbox/:id/html', page),
});
