import { afterEach, expect, test } from '@jest/globals';
import type { ApplicationView, RivalClaim } from '@psp/contracts/applications';
import { expectFocus } from '@psp/design-system/testing/focus';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { openRoutes } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { ChecksCard } from './application-page.tsx';
import { DecisionCard } from '../queue/decision-page.tsx';
import { ApproveDialog, decidingOn } from './decision.tsx';
import { Rivals } from './rivals.tsx';

const AT = '2026-03-05T07:30:00Z';
const applicationOf = (deciding: Partial<ApplicationView>): ApplicationView => ({
  id: 'cerere',
  status: 'pending',
  statusReason: null,
  appliedAt: AT,
  decidedAt: null,
  content: {
    kind: 'uat',
    name: 'Comuna Rășinari',
    cui: '4406169',
    countyCode: 'SB',
    locality: '',
    address: '',
    description: '',
    siruta: null,
    uatType: 'commune',
    package: 'bronze',
    registrationNumber: null,
    website: null,
    legalRepresentative: '',
    expertise: [],
    portfolio: '',
  },
  contact: { displayName: 'Elena Dumitru', position: '', email: 'elena@rasinari.ro', phone: null },
  authority: null,
  cuiCheck: 'ok',
  cuiOverrideReason: null,
  files: [],
  duplicates: [],
  rivals: [],
  consents: [],
  history: [],
  version: 3,
  actions: ['approve', 'requestInfo', 'reject'],
  ...deciding,
});

const decisionOn = (deciding: Partial<ApplicationView> = {}, nextHref: string | null = null) => (
  <DecisionCard {...decidingOn(applicationOf(deciding))} next={{ href: nextHref, label: 'Următoarea cerere' }} />
);

const show = (screenOf: ReactElement) =>
  openRoutes(
    [
      {
        path: '/admin/applications/cerere',
        element: (
          <>
            <h1 tabIndex={-1}>Comuna Rășinari</h1>
            {screenOf}
          </>
        ),
      },
      { path: '/admin/applications/alta', element: <p>Cealaltă cerere</p> },
    ],
    { address: '/admin/applications/cerere' },
  );

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test('only the actions that the server allows are offered', () => {
  show(decisionOn({ status: 'needs_info', actions: ['reject'] }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Respinge']);
  expect(screen.getByText('De la tastatură: Alt+R respinge.')).toBeTruthy();
});

test('the confirmation mail is offered where the server allows it', () => {
  const resend = () => screen.queryByRole('button', { name: 'Retrimite confirmarea' });
  show(decisionOn({ status: 'unconfirmed', actions: ['resend'] }));
  expect(resend()).toBeTruthy();
  cleanup();
  show(decisionOn({ status: 'unconfirmed', actions: [] }));
  expect(resend()).toBeNull();
});

test('Alt and a letter open a decision, but not while another dialog is open', async () => {
  show(decisionOn());
  fireEvent.keyDown(document.body, { code: 'KeyC', altKey: true });
  const asked = await screen.findByRole('dialog', { name: 'Cereți completări: Comuna Rășinari' });
  fireEvent.keyDown(asked, { code: 'KeyR', altKey: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('after a decision by key the title has the focus', async () => {
  answerPortal({});
  show(decisionOn());
  fireEvent.keyDown(document.body, { code: 'KeyA', altKey: true });
  const asked = await screen.findByRole('dialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'Aprobă' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

test('AltGr, and letters of actions that are not offered, open nothing', async () => {
  show(decisionOn({ actions: ['reject'] }));
  // The first key also loads the toaster.
  await act(async () => {
    fireEvent.keyDown(document.body, { code: 'KeyR', altKey: true, ctrlKey: true });
    fireEvent.keyDown(document.body, { code: 'KeyA', altKey: true });
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a key leads to the next application', async () => {
  show(decisionOn({}, '/admin/applications/alta'));
  fireEvent.keyDown(document.body, { code: 'KeyU', altKey: true });
  expect(await screen.findByText('Cealaltă cerere')).toBeTruthy();
});

const approved = (cuiOverrideReason: string) => ({
  call: 'POST /api/admin/applications/cerere/approve',
  body: { version: 3, cuiOverrideReason },
});

test('a tax code that fails the check is accepted only with a reason', async () => {
  const calls = answerPortal({});
  const application = applicationOf({ cuiCheck: 'control-digit' });
  show(<ApproveDialog application={application} isOpen onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  const approve = () => userEvent.click(within(dialog).getByRole('button', { name: 'Aprobă' }));
  await approve();
  expect(within(dialog).getAllByText('CUI-ul nu trece verificarea. Scrieți de ce îl acceptați.')).toHaveLength(2);
  expect(calls).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('De ce acceptați CUI-ul'), 'Verificat la ANAF.');
  await approve();
  await waitFor(() => expect(calls).toEqual([approved('Verificat la ANAF.')]));
});

test('a valid tax code needs no reason', async () => {
  const calls = answerPortal({});
  show(<ApproveDialog application={applicationOf({})} isOpen onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aprobă' }));
  await waitFor(() => expect(calls).toEqual([approved('')]));
});

test('other organisations with the same tax code are linked', () => {
  const duplicates = [{ id: 'alta', name: 'Rășinari', kind: 'uat', status: 'approved', by: 'cui' }] as const;
  show(<ChecksCard application={applicationOf({ duplicates: [...duplicates] })} />);
  expect(screen.getByRole('link', { name: 'Rășinari' }).getAttribute('href')).toBe('/admin/applications/alta');
  expect(screen.getByText('același CUI')).toBeTruthy();
  expect(screen.getByText('O altă organizație cu același CUI')).toBeTruthy();
});

const rival: RivalClaim = {
  id: 'alta',
  name: 'Rășinari',
  kind: 'uat',
  status: 'needs_info',
  appliedAt: AT,
  address: 'Str. Mare 2',
  contact: { displayName: 'Dan Străin', position: 'Expert', email: 'dan@exemplu.ro', phone: null },
  files: [{ id: 'dosar', name: 'adeverinta.pdf', contentType: 'application/pdf', size: 9 }],
};

test('applications with one tax code are listed with their contacts and files, the open one marked', () => {
  show(<Rivals application={applicationOf({ rivals: [rival] })} />);
  const [, own, other] = screen.getAllByRole('row');
  expect(own?.textContent).toMatch(/Comuna Rășinari.*Cererea deschisă.*elena@rasinari.ro/);
  expect(within(own ?? document.body).queryByRole('link', { name: 'Comuna Rășinari' })).toBeNull();
  expect(other?.textContent).toMatch(/Rășinari.*dan@exemplu.ro/);
  const links = within(other ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/applications/alta',
    'mailto:dan@exemplu.ro',
    '/api/admin/applications/alta/files/dosar',
  ]);
});

test('a single application has no such list; approving one of several says that the others end', async () => {
  show(<Rivals application={applicationOf({ rivals: [] })} />);
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  show(<ApproveDialog application={applicationOf({ rivals: [{ ...rival, files: [] }] })} isOpen onClose={() => {}} />);
  expect((await screen.findByRole('dialog')).textContent).toContain('Încă o cerere cu același CUI se închide');
});
