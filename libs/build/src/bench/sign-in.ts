import type { BrowserContext } from '@playwright/test';

const DEMO_PASSWORD = 'Demo-Portal-2026';

/** Signs a browser in as a user of the demonstration. Throws when the portal refuses. */
export async function signIn({ request }: BrowserContext, email: string): Promise<void> {
  const answer = await request.post('/api/identity/token', {
    data: { grant_type: 'password', email, password: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
}
