import { afterEach, expect, test } from '@jest/globals';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { OPPORTUNITY_STATUS } from '@psp/contracts/opportunity-names';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { cleanup, render } from '@testing-library/react';

afterEach(cleanup);

const STATES = [
  REQUEST_STATUS.sent,
  OFFER_STATUS.submitted,
  OFFER_STATUS.shortlisted,
  OPPORTUNITY_STATUS.active,
  APPLICATION_LABELS.pending,
  PROJECT_STATUS.review,
];

/** Returns colours and icon of a rendered badge. */
function lookOf(status: (typeof STATES)[number]): string {
  const { container } = render(<StatusBadge status={status} />);
  const { background, color } = getComputedStyle(container.querySelector('span') ?? container);
  return [background, color, container.querySelector('svg')?.innerHTML].join(' ');
}

test('the badges of states shown side by side differ in more than their label', () => {
  expect(STATES.map(({ label }) => label)).toEqual([
    'Trimisă',
    'Depusă',
    'Preselectată',
    'Activ',
    'În așteptare',
    'În Evaluare',
  ]);
  const looks = STATES.map(lookOf);
  expect(looks[0]).toMatch(/--blue-100.*<path/);
  expect(new Set(looks).size).toBe(STATES.length);
});
