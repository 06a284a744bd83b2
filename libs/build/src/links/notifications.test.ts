import { test } from '@jest/globals';
import { expectLinkOpens, NOTIFICATIONS, setUpPortal } from './notification-links.ts';

const portal = await setUpPortal();

test.each(NOTIFICATIONS)('the link of %s: %s opens a page for viewers', (...notification) =>
  expectLinkOpens(portal, notification, ['viewer']),
);
