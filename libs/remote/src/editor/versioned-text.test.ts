import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { BLANK, kindOf, note, QUIET_MS } from '../testing/note-fixture.ts';

freshNotes();

test('an unchanged text is not saved', async () => {
  const editor = open();
  editor.change(BLANK);
  expect(kindOf(editor)).toBe('clean');
  expect(await editor.flush()).toBeNull();
  expect(service.calls).toEqual([]);
});

test('the first words create the row, later ones are saved over its version', async () => {
  const editor = open();
  editor.change(note('Regis'));
  expect(kindOf(editor)).toBe('unsaved');
  await page.pass(QUIET_MS);
  expect(kindOf(editor)).toBe('saved');
  editor.change(note('Registru'));
  await page.pass(QUIET_MS);
  expect(await editor.flush()).toMatchObject({ version: 2, content: { title: 'Registru' } });
  expect(service.calls.map(({ version }) => version)).toEqual([null, 1]);
  expect(device.kept.size).toBe(0);
});

test('a create whose answer was lost is repeated unchanged with its key, then the newest text is saved', async () => {
  const editor = open();
  service.faults = ['lost'];
  editor.change(note('Regis'));
  expect(await editor.flush()).toBeNull();
  expect(kindOf(editor)).toBe('failed');
  editor.change(note('Registru'));
  await editor.flush();
  const [first, second] = service.calls;
  expect(second).toEqual(first);
  expect(service).toMatchObject({ stored: { version: 2, content: { title: 'Registru' } } });
  expect(service.calls).toHaveLength(3);
});

test('text typed during a save is saved after it', async () => {
  has('');
  const editor = open();
  editor.change(note('a'));
  const first = editor.flush();
  editor.change(note('ab'));
  await first;
  expect(editor.snapshot.get().isUnsaved).toBe(false);
  expect(service.taken).toEqual([note('a'), note('ab')]);
  expect(service.mostInFlight).toBe(1);
});

test('a change made by a listener of the saved state starts the next save', async () => {
  const editor = open();
  editor.change(note('a'));
  const stop = editor.snapshot.subscribe(() => {
    if (kindOf(editor) !== 'saved') return;
    stop();
    editor.change(note('ab'));
  });
  await page.pass(QUIET_MS);
  expect(kindOf(editor)).toBe('unsaved');
  await page.pass(QUIET_MS);
  expect(service.stored?.content).toEqual(note('ab'));
});

test('a save that fails because the service is down leaves the text unsaved, and the next attempt saves it', async () => {
  has('');
  const editor = open();
  service.faults = ['busy'];
  editor.change(note('a'));
  expect(await editor.flush()).toBeNull();
  expect(editor.snapshot.get()).toMatchObject({
    isUnsaved: true,
    state: { kind: 'failed', error: { code: 'service.busy' } },
  });
  expect(await editor.flush()).toMatchObject({ content: { title: 'a' } });
  expect(kindOf(editor)).toBe('saved');
});

test('an unreadable amount is not sent as an emptied one; the next readable amount is saved', async () => {
  service.saveAnother({ title: 'Registru', amount: 5000 });
  const editor = open();
  editor.change({ title: 'Registru', amount: Number.NaN });
  expect(kindOf(editor)).toBe('unsaved');
  await page.pass(QUIET_MS);
  expect(kindOf(editor)).toBe('local');
  editor.change({ title: 'Registru nou', amount: Number.NaN });
  expect(kindOf(editor)).toBe('local');
  expect(await editor.flush()).toBeNull();
  expect(service.calls).toEqual([]);
  editor.change({ title: 'Registru', amount: 6000 });
  await page.pass(QUIET_MS);
  expect(service.taken).toEqual([{ title: 'Registru', amount: 6000 }]);
});

test('an unreadable amount in place of an empty one counts as unsaved', () => {
  has('');
  const editor = open();
  editor.change({ ...BLANK, amount: Number.NaN });
  expect(editor.snapshot.get().isUnsaved).toBe(true);
});

test('an amount that becomes unreadable during a save is reported after it', async () => {
  has('');
  const editor = open();
  editor.change(note('a'));
  const saving = editor.flush();
  editor.change({ title: 'a', amount: Number.NaN });
  expect(await saving).toBeNull();
  expect(kindOf(editor)).toBe('local');
});

test('the same text set again does not repeat a failed save', async () => {
  has('');
  const editor = open();
  service.faults = ['busy'];
  editor.change(note('a'));
  await editor.flush();
  editor.change(note('a'));
  expect(kindOf(editor)).toBe('failed');
});

test('a text that the server already has is not saved again', async () => {
  const editor = open();
  editor.change(note('Întâi'));
  await editor.flush();
  editor.change(note('Întâi!'));
  editor.change(note('Întâi'));
  expect(kindOf(editor)).toBe('clean');
  expect(await editor.flush()).toMatchObject({ version: 1 });
  await page.pass(QUIET_MS);
  expect(service.calls).toHaveLength(1);
  expect(device.kept.size).toBe(0);
});

test('a failed text is saved when the connection returns, and not before', async () => {
  has('');
  const editor = open();
  service.faults = ['unsent'];
  editor.change(note('a'));
  await page.pass(QUIET_MS);
  await page.pass(60_000);
  expect(kindOf(editor)).toBe('failed');
  await page.reconnect();
  expect(service.stored?.content).toEqual(note('a'));
});

test('the text is kept when the session ends, and saved after the user has signed in again', async () => {
  const editor = open();
  service.faults = ['ended'];
  editor.change(note('a'));
  await page.pass(QUIET_MS);
  expect(editor.snapshot.get().state).toMatchObject({ kind: 'failed', error: { code: 'auth.required' } });
  expect(device.kept.get('note:new')).toContain('"title":"a"');
  await page.reconnect();
  expect(service.taken).toEqual([note('a')]);
  expect(service.calls[1]?.key).toBe(service.calls[0]?.key);
});
