import { expect } from '@playwright/test';
import type { Store } from './store.ts';

const MAILBOX = '/api/identity/mailbox';

/** Addresses of the mails that the portal has sent, newest first, with what their line says. */
async function mailsOf({ as }: Store): Promise<{ path: string; line: string }[]> {
  const list = await (await (await as('visitor')).request.get(MAILBOX)).text();
  return [...list.matchAll(/<li><a href="([^"]+)">(.*?)<\/li>/gs)].map(([, path = '', line = '']) => ({ path, line }));
}

/** The secret of the link in the mail to an address. */
export async function secretFor(store: Store, email: string): Promise<string> {
  let secret = '';
  await expect(async () => {
    const mail = (await mailsOf(store)).find(({ line }) => line.includes(email));
    expect(mail, `a mail to ${email}`).toBeDefined();
    const page = await (await (await store.as('visitor')).request.get(mail?.path ?? '')).text();
    secret = /href="[^"#]+(?:#|\/tichet\/)([^"]+)"/.exec(page)?.[1] ?? '';
    expect(secret).not.toBe('');
  }).toPass({ timeout: 20_000, intervals: [200] });
  return secret;
}
