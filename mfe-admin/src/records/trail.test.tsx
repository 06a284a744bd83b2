import { ACT_LABELS } from '@psp/contracts/capabilities';
import { expect, test } from '@jest/globals';
import { OFFER_ACTIONS } from '@psp/contracts/offers';
import type { OverseenEntry } from '@psp/contracts/overseen';
import { PROJECT_ACTIONS } from '@psp/contracts/projects';
import { REQUEST_ACTIONS } from '@psp/contracts/service-requests';
import { render, screen, within } from '@testing-library/react';
import { AuditTable, stateLabel } from './trail.tsx';

type Entry = OverseenEntry;

const entry = (deciding: Partial<Entry>): Entry => ({
  id: '0192d6f3-8d02-7000-9966-9eb831be2d05',
  at: '2026-03-05T07:30:00Z',
  entity: 'service-request',
  action: 'service-request.send',
  who: 'Ioana Munteanu, Municipiul Sibiu',
  from: 'draft',
  to: 'sent',
  reason: null,
  outcome: 'done',
  traceId: null,
  ...deciding,
});

const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('an entry names the action, the user, the change of state and the reason', () => {
  render(
    <AuditTable
      entries={[
        entry({
          action: 'offer.decline',
          entity: 'offer',
          from: 'submitted',
          to: 'declined',
          reason: 'Preț mai mare.',
        }),
      ]}
    />,
  );
  expect(screen.getByRole('rowheader').textContent).toBe('5 martie 2026, 09:30');
  expect(cells()).toEqual([
    'Ofertă respinsă',
    'Ioana Munteanu, Municipiul Sibiu',
    'DepusăînRespinsă',
    'Preț mai mare.',
  ]);
});

test('a refused attempt is marked as refused', () => {
  render(
    <AuditTable entries={[entry({ outcome: 'refused' }), entry({ id: '0192d6f3-8d02-7000-9966-9eb831be2d06' })]} />,
  );
  expect(screen.getAllByText('Încercare refuzată: solicitare trimisă')).toHaveLength(1);
  expect(screen.getAllByText('Solicitare trimisă')).toHaveLength(1);
});

test('an act that keeps the state shows it once', () => {
  render(<AuditTable entries={[entry({ action: 'service-request.edit', from: 'sent' })]} />);
  expect(cells()[2]).toBe('Trimisă');
});

test('every recorded action and state has a Romanian label', () => {
  const recorded = [
    ...REQUEST_ACTIONS.map((action) => `service-request.${action}`),
    ...OFFER_ACTIONS.map((action) => `offer.${action}`),
    ...PROJECT_ACTIONS.map((action) => `project.${action}`),
  ];
  expect(recorded.filter((action) => !(action in ACT_LABELS))).toEqual([]);
  expect([
    stateLabel('question', 'open'),
    stateLabel('review', 'hidden'),
    stateLabel('project', 'review'),
    stateLabel('consultation-answer', 'withdrawn'),
    stateLabel('offer', null),
  ]).toEqual(['Fără răspuns', 'Ascunsă', 'În Evaluare', 'Retras', '']);
});
