import { describe, expect, test } from '@jest/globals';
import {
  DISCOUNT_CODE_STATUSES,
  DISCOUNT_USE_STATUSES,
  type DiscountCodeAction,
  type DiscountCodeStatus,
  type DiscountUseAction,
  type DiscountUseStatus,
  readDiscountCode,
} from '@psp/contracts/discount-codes';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { codeActions, DiscountCode, DiscountUse, actionsOnUse } from './code.entity.ts';
import { initialsOf, yearOf } from './make-code.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const firmaId = newId();
const actors = everybody(newId(), firmaId);
const editor = actors['firmaEditor'] as Actor;

const codeIn = (status: DiscountCodeStatus) =>
  Object.assign(DiscountCode.make(editor, 'PSP10-CD-7F4M', 2026), { status });
describe('a code', () =>
  everyCase<DiscountCodeStatus, DiscountCodeAction>({
    states: DISCOUNT_CODE_STATUSES,
    actors,
    allowed: { replace: { active: FIRMA_WRITERS }, end: { active: ['admin'] } },
    leadsTo: { replace: 'replaced', end: 'ended' },
    attempt: (status, action, doer) => {
      const code = codeIn(status);
      if (action === 'end') code.end(doer, 'Abuz.', NOW);
      else code.replace(doer, NOW);
      return code.status;
    },
    listed: (status, doer) => codeActions(codeIn(status), doer, NOW),
  }));

const aUse = (status: DiscountUseStatus, at: Date) =>
  Object.assign(DiscountUse.of(editor, newId(), 'Găzduire', at), { status });
describe.each([
  ['of today', hoursAgo(23), FIRMA_WRITERS],
  ['of the day before', hoursAgo(25), []],
])('a use %s', (_, at, writers) =>
  everyCase<DiscountUseStatus, DiscountUseAction>({
    states: DISCOUNT_USE_STATUSES,
    actors,
    allowed: { withdraw: { recorded: writers } },
    leadsTo: { withdraw: 'withdrawn' },
    attempt: (status, _action, doer) => {
      const use = aUse(status, at);
      use.withdraw(doer, 'Greșit.', NOW);
      return use.status;
    },
    listed: (status, doer) => actionsOnUse(aUse(status, at), doer, NOW),
  }),
);

test.each([
  ['Civis Digital SRL', 'CD'],
  ['S.C. Nord Cloud Public S.R.L.', 'NCP'],
  ['Șantier', 'SA'],
  ['SC Apă și Canal Întărit SA', 'ASC'],
  ['3M', 'MP'],
  ['ЖЖ', 'PP'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the year of a code is that of the calendar in Bucharest', () => {
  expect(yearOf(new Date('2026-12-31T21:59:59Z'))).toBe(2026);
  expect(yearOf(new Date('2026-12-31T22:00:00Z'))).toBe(2027);
});

test.each([
  ['psp10 cd 7f4m', 'PSP10-CD-7F4M'],
  [' PSP10–ncp–7F4M\u200b', 'PSP10-NCP-7F4M'],
  ['PSP10-C-7F4M', null],
  ['CD-7F4M', null],
  ['', null],
])('the typed code "%s" is read as %s', (typed, code) => {
  expect(readDiscountCode(typed)).toBe(code);
});
