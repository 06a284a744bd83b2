import { expect, test } from '@jest/globals';
import type { EventChoice } from '@psp/contracts/notification-choices';
import { choiceStrings } from './choice-strings.ts';

const eventWith = (mail: EventChoice['mail']): EventChoice => ({
  ...{ event: 'offers.received', label: 'Ofertă nouă', mail, inPortal: true, isSecurity: false },
});

test.each([
  [[eventWith('off'), eventWith('off')], '2 notificări, niciuna pe e-mail'],
  [[eventWith('now'), eventWith('off')], '2 notificări, 1 trimisă și pe e-mail'],
  [[eventWith('now'), eventWith('daily')], '2 notificări, 2 trimise și pe e-mail'],
])('the summary eventWith a kind says how many eventWith its notifications are mailed', (events, said) =>
  expect(choiceStrings.summary(events)).toBe(said),
);
