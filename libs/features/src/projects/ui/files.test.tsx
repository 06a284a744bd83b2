import { afterEach, expect, test } from '@jest/globals';
import type { ProjectFile } from '@psp/contracts/projects';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openProject, press } from './testing/open-project.tsx';
import { project } from './testing/project.ts';

afterEach(cleanup);

const file = (deciding: Partial<ProjectFile>): ProjectFile => ({
  ...{ id: 'f-1', name: 'Plan.pdf', contentType: 'application/pdf', size: 20_480 },
  ...{ by: 'Civis Digital', addedAt: '2026-11-02T08:00:00Z', delivery: null, mayBeRemoved: true },
  ...deciding,
});
const REPORT = file({ id: 'f-2', name: 'Raport.docx', by: 'Municipiul Sibiu', delivery: 2, mayBeRemoved: false });
const card = () => within(screen.getByRole('region', { name: 'Fișiere' }));

test('files of both sides can be downloaded and show their owner; only own files can be removed', async () => {
  await openProject('firma', { files: [file({}), REPORT], actions: ['addFiles'] });
  const rows = card()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows[0]).toContain('PDF, 20 kB, Civis Digital, 2 noiembrie 2026');
  expect(rows[1]).toContain('la predarea 2, Municipiul Sibiu');
  expect(card().getByRole('link', { name: 'Descarcă Plan.pdf' }).getAttribute('href')).toBe(
    '/api/firma/projects/p-1/attachments/f-1',
  );
  expect(card().getAllByRole('button', { name: /^Scoate/ })).toHaveLength(1);
});

test('a file is removed after a confirmation', async () => {
  const { calls, stored } = await openProject('firma', { files: [file({})], actions: ['addFiles'] });
  await press('Scoate, Plan.pdf');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('„Plan.pdf” dispare pentru ambele părți.')).toBeTruthy();
  stored.view = project({ files: [], actions: ['addFiles'], version: 4 });
  await press('Scoate', dialog);
  expect(calls).toEqual([{ address: 'POST /projects/:id/files/:fileId/remove', input: { id: 'p-1', fileId: 'f-1' } }]);
  await waitFor(() => expect(card().getByText('Nu s-a adăugat niciun fișier.')).toBeTruthy());
});

test('without a chosen file nothing is sent, and the dialog shows an error', async () => {
  const { calls } = await openProject('uat', { files: [], actions: ['addFiles'] });
  await press('Adaugă fișiere');
  const dialog = await screen.findByRole('dialog');
  await press('Adaugă fișiere', dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Alegeți cel puțin un fișier.');
  expect(calls).toEqual([]);
});

test('without files and the right to add them, the section is not shown', async () => {
  await openProject('uat', { files: [] });
  expect(screen.queryByRole('region', { name: 'Fișiere' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Fișiere/ })).toBeNull();
});
