import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { kindOf, note, QUIET_MS, textIn } from '../testing/note-fixture.ts';
import type { Note } from '../testing/text-service.ts';

freshNotes();

test('a text based on an older version conflicts, and the user can keep it', async () => {
  has('');
  const editor = open();
  has('al colegului');
  editor.change(note('al meu'));
  await editor.flush();
  expect(editor.snapshot.get().state).toMatchObject({
    kind: 'stale',
    current: { version: 2, content: { title: 'al colegului' } },
  });
  editor.change(note('al meu, mai lung'));
  expect(await editor.flush()).toBeNull();
  expect(await editor.keepMine()).toMatchObject({ version: 3, content: { title: 'al meu, mai lung' } });
});

test('in a conflict, the user can take the saved text and continue from it', async () => {
  has('');
  const editor = open();
  has('al colegului');
  editor.change(note('al meu'));
  await editor.flush();
  let shown: Note | null = null;
  editor.showIn((text) => {
    shown = text;
  });
  await editor.takeSaved();
  expect(shown).toEqual(note('al colegului'));
  expect(editor.snapshot.get()).toMatchObject({ isUnsaved: false, text: { title: 'al colegului' } });
  expect(service.taken).toEqual([]);
  expect(device.kept.size).toBe(0);
  editor.change(note('al colegului, completat'));
  expect(await editor.flush()).toMatchObject({ version: 3 });
});

test('a row that a colleague created first is a conflict, not a second row', async () => {
  const editor = open();
  has('al colegului');
  editor.change(note('al meu'));
  await page.pass(QUIET_MS);
  expect(kindOf(editor)).toBe('stale');
  expect(await editor.keepMine()).toMatchObject({ version: 2 });
});

test('when reading the newer text fails, the save fails; the next attempt shows the conflict', async () => {
  has('');
  let isDown = true;
  const editor = open({ read: () => (isDown ? Promise.reject(new Error('jos')) : service.read()) });
  has('al colegului');
  editor.change(note('al meu'));
  await editor.flush();
  expect(editor.snapshot.get().state).toMatchObject({ kind: 'failed', error: { code: 'version.stale' } });
  isDown = false;
  await editor.flush();
  expect(kindOf(editor)).toBe('stale');
});

test('a save whose answer was lost is not mistaken for a save by another user', async () => {
  has('');
  const editor = open();
  service.faults = ['lost'];
  editor.change(note('a '));
  await editor.flush();
  editor.change(note('ab'));
  expect(await editor.flush()).toMatchObject({ version: 3, content: { title: 'ab' } });
  expect(kindOf(editor)).toBe('saved');
});

test('while an answer is missing, the previous text does not count as saved', async () => {
  has('înainte');
  const editor = open();
  service.faults = ['lost'];
  editor.change(note('a'));
  await editor.flush();
  editor.change(note('înainte'));
  expect(editor.snapshot.get().isUnsaved).toBe(true);
  await page.pass(QUIET_MS);
  expect(service.stored?.content).toEqual(note('înainte'));
});

test('a refetched view is shown when nothing is unsaved, and conflicts on save otherwise', async () => {
  has('');
  const editor = open();
  has('nou');
  if (service.stored) editor.take(service.stored);
  expect(textIn(editor)).toEqual(note('nou'));
  editor.change(note('al meu'));
  has('mai nou');
  if (service.stored) editor.take(service.stored);
  expect(textIn(editor)).toEqual(note('al meu'));
  await editor.flush();
  expect(kindOf(editor)).toBe('stale');
});

test('a refetched view with the same words keeps the text as it was typed', async () => {
  has('');
  const editor = open();
  editor.change(note('Registru '));
  await editor.flush();
  has('Registru');
  if (service.stored) editor.take(service.stored);
  expect(editor.snapshot.get()).toMatchObject({ text: note('Registru '), view: { version: 3 }, isUnsaved: false });
});

test('a view older than the known one changes nothing', () => {
  has('vechi');
  const old = service.stored;
  has('nou');
  const editor = open();
  if (old) editor.take(old);
  expect(textIn(editor)).toEqual(note('nou'));
});

test('a text discarded during its save is not saved again', async () => {
  has('');
  service.isHeld = true;
  const editor = open();
  editor.change(note('a'));
  void editor.flush();
  const given = editor.takeSaved();
  service.answer();
  await given;
  await page.pass(QUIET_MS);
  expect(service.calls).toHaveLength(1);
  expect(textIn(editor)).toEqual(note('a'));
});

test('a version increased without a change of the text is no conflict', async () => {
  has('');
  const editor = open();
  has('');
  editor.change(note('al meu'));
  expect(await editor.flush()).toMatchObject({ version: 3, content: note('al meu') });
  expect(service.calls.map(({ version }) => version)).toEqual([1, 2]);
});

test('a deleted row is a conflict, also when the text is the same', async () => {
  has('');
  const editor = open({ versionOf: ({ version }) => (version === 2 ? null : version) });
  has('');
  editor.change(note('al meu'));
  await editor.flush();
  expect(kindOf(editor)).toBe('stale');
});
