import { beforeAll, test } from '@jest/globals';
import { expectPages, NOTIFICATIONS, openScene } from './notification-links.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
}, 180_000);

test.each(NOTIFICATIONS)('the link of %s: %s opens a page for the least of its readers', (...notification) =>
  expectPages(scene, notification, ['viewer']),
);
