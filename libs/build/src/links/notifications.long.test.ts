import { test } from '@jest/globals';
import { ROLES } from '@psp/contracts/common';
import { expectLinkOpens, NOTIFICATIONS, setUpPortal } from './notification-links.ts';

const portal = await setUpPortal();

test.each(NOTIFICATIONS)('the link of %s: %s opens a page for all roles', (...notification) =>
  expectLinkOpens(portal, notification, ROLES),
);
