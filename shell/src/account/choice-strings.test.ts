import { expect, test } from '@jest/globals';
import type { EventChoice } from '@psp/contracts/notification-choices';
import { choiceStrings } from './choice-strings.ts';

const of = (mail: EventChoice['mail']): EventChoice => ({
  ...{ event: 'offers.received', label: 'Ofertă nouă', mail, inPortal: true, isSecurity: false },
});

test.each([
  [[of('off'), of('off')], '2 notificări, niciuna pe e-mail'],
  [[of('now'), of('off')], '2 notificări, 1 trimisă și pe e-mail'],
  [[of('now'), of('daily')], '2 notificări, 2 trimise și pe e-mail'],
])('a group of choices says how many are mailed', (events, said) => expect(choiceStrings.summary(events)).toBe(said));
