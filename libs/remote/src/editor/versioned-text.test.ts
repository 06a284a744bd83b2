import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { BLANK, kindOf, note, QUIET_MS } from '../testing/note-fixture.ts';

freshNotes();

test('nothing is saved before anything was written', async () => {
  const editor = open();
  editor.change(BLANK);
  expect(kindOf(editor)).toBe('clean');
  expect(await editor.flush()).toBeNull();
  expect(service.calls).toEqual([]);
});

test('the first words make the row, later ones are saved over its version', async () => {
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

test('a creation whose answer was lost is repeated word for word with its key, then the newest text follows', async () => {
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

test('what is written while a save is on its way is saved after it', async () => {
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

test('what is written in answer to “saved” starts the next save', async () => {
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

test('a service that is down leaves the text unsaved, and a second try saves it', async () => {
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

test('an amount that cannot be read is not sent as an emptied one; what follows it is', async () => {
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

test('an amount that becomes unreadable where there was none is unsaved too', () => {
  has('');
  const editor = open();
  editor.change({ ...BLANK, amount: Number.NaN });
  expect(editor.snapshot.get().isUnsaved).toBe(true);
});

test('an amount that becomes unreadable while a save is on its way is told after it', async () => {
  has('');
  const editor = open();
  editor.change(note('a'));
  const saving = editor.flush();
  editor.change({ title: 'a', amount: Number.NaN });
  expect(await saving).toBeNull();
  expect(kindOf(editor)).toBe('local');
});

test('the same text given again does not begin another save of what was refused', async () => {
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

test('what failed is saved when the connection returns, and not before', async () => {
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

test('an ended session keeps the text, which is saved once the person has signed in again', async () => {
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
