import { test } from '@jest/globals';
import { expectPages, NOTIFICATIONS, openScene } from './notification-links.ts';

const scene = await openScene();

test.each(NOTIFICATIONS)('the link of %s: %s opens a page for the least of its readers', (...notification) =>
  expectPages(scene, notification, ['viewer']),
);
