import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { kindOf, note } from '../testing/note-fixture.ts';

freshNotes();

const ON_REQUEST = { delayMs: null };

test('on request: nothing is saved automatically', async () => {
  has('');
  const editor = open(ON_REQUEST);
  editor.change(note('a'));
  await page.pass(60_000);
  page.hide();
  await page.reconnect();
  expect(service.calls).toEqual([]);
  expect(device.kept.get('note:1')).toContain('"title":"a"');
});

test('on request: text typed during a save is not part of it', async () => {
  has('');
  const editor = open(ON_REQUEST);
  editor.change(note('a'));
  const first = editor.save();
  editor.change(note('ab'));
  expect(await first).toMatchObject({ content: note('a') });
  expect(kindOf(editor)).toBe('unsaved');
  await page.pass(300);
  expect(device.kept.get('note:1')).toContain('"title":"ab"');
  expect(await editor.save()).toMatchObject({ version: 3, content: note('ab') });
  expect(service.taken).toEqual([note('a'), note('ab')]);
});

test('on request: two presses create one row, also from an untouched form', async () => {
  const editor = open(ON_REQUEST);
  await Promise.all([editor.save(), editor.save()]);
  expect(service.calls).toHaveLength(1);
});

test('on request: a save requested during another one runs after it, with the newer text', async () => {
  has('');
  const editor = open(ON_REQUEST);
  editor.change(note('a'));
  void editor.save();
  editor.change(note('ab'));
  expect(await editor.save()).toMatchObject({ content: note('ab') });
  expect(service.mostInFlight).toBe(1);
});

test("on request: the form shows the server's version of the saved text", async () => {
  const save: typeof service.save = (text, base, key) => service.save({ ...text, title: text.title.trim() }, base, key);
  const editor = open({ ...ON_REQUEST, save });
  editor.change(note(' a '));
  await editor.save();
  expect(editor.snapshot.get()).toMatchObject({ text: note('a'), isUnsaved: false, state: { kind: 'saved' } });
});

test('on request: after a conflict, the kept text is saved on the next request only', async () => {
  has('');
  const editor = open(ON_REQUEST);
  has('al colegului');
  editor.change(note('al meu'));
  await editor.save();
  expect(await editor.keepMine()).toBeNull();
  expect(kindOf(editor)).toBe('unsaved');
  expect(await editor.save()).toMatchObject({ version: 3, content: note('al meu') });
});
