import { test } from '@jest/globals';
import { ROLES } from '@psp/contracts/common';
import { expectPages, NOTIFICATIONS, openScene } from './notification-links.ts';

const scene = await openScene();

test.each(NOTIFICATIONS)('the link of %s: %s opens a page for whoever is told', (...notification) =>
  expectPages(scene, notification, ROLES),
);
