import { expect, test } from '@jest/globals';
import { eventContent } from './events.ts';
import { actContent } from './legislation.ts';
import { trainingContent } from './training.ts';

test.each([
  ['an act', actContent.shape.sourceUrl],
  ['the map of an event', eventContent.shape.mapUrl],
  ['an event', eventContent.shape.onlineUrl],
  ['a course', trainingContent.shape.onlineUrl],
])('the link of %s is a whole address of the web', (_, link) => {
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x', 'exemplu.ro', 'https://bun.ro@rau.ro'])
    expect([wrong, link.safeParse(wrong).success]).toEqual([wrong, false]);
  expect(link.parse('https://exemplu.ro')).toBe('https://exemplu.ro/');
  expect(link.parse('')).toBeNull();
});
