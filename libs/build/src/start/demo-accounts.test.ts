import { expect, test } from '@jest/globals';
import { CANDIDATE } from '@psp/demo/content/applications';
import { ACCESS_REQUEST, COLLEAGUES } from '@psp/demo/content/members';
import { DEMO_ACCOUNTS } from '@psp/demo/organisations';
import { DEMO_PASSWORD } from '@psp/demo/demo';
import { demoAccounts, demoPassword } from './strings.ts';

test('the start prints every account of the demonstration', () => {
  const owners = Object.values(DEMO_ACCOUNTS).map(([email]) => email);
  const others = [...COLLEAGUES, ACCESS_REQUEST].map(({ email }) => email);
  const printed = Object.values(demoAccounts).flatMap((accounts) => accounts.map(([email]) => email));
  expect([...printed].sort()).toEqual([...owners, ...others, CANDIDATE].sort());
  expect(demoPassword).toBe(DEMO_PASSWORD);
});
