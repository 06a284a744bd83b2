import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { kindOf, note } from '../testing/note-fixture.ts';

freshNotes();

const ON_REQUEST = { delayMs: null };

test('nothing is saved by itself that waits to be asked for', async () => {
  has('');
  const editor = open(ON_REQUEST);
  editor.change(note('a'));
  await page.pass(60_000);
  page.hide();
  await page.reconnect();
  expect(service.calls).toEqual([]);
  expect(device.kept.get('note:1')).toContain('"title":"a"');
});

test('on request: what is typed during a save is no part of it', async () => {
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

test('on request: two presses make one row, also of a form that was never touched', async () => {
  const editor = open(ON_REQUEST);
  await Promise.all([editor.save(), editor.save()]);
  expect(service.calls).toHaveLength(1);
});

test('on request: asked for during a save, what was typed meanwhile is saved after it', async () => {
  has('');
  const editor = open(ON_REQUEST);
  editor.change(note('a'));
  void editor.save();
  editor.change(note('ab'));
  expect(await editor.save()).toMatchObject({ content: note('ab') });
  expect(service.mostInFlight).toBe(1);
});

test('on request: what the service made of the text is shown', async () => {
  const save: typeof service.save = (text, base, key) => service.save({ ...text, title: text.title.trim() }, base, key);
  const editor = open({ ...ON_REQUEST, save });
  editor.change(note(' a '));
  await editor.save();
  expect(editor.snapshot.get()).toMatchObject({ text: note('a'), isUnsaved: false, state: { kind: 'saved' } });
});

test('on request: the own text over another’s waits to be asked for again', async () => {
  has('');
  const editor = open(ON_REQUEST);
  has('al colegului');
  editor.change(note('al meu'));
  await editor.save();
  expect(await editor.keepMine()).toBeNull();
  expect(kindOf(editor)).toBe('unsaved');
  expect(await editor.save()).toMatchObject({ version: 3, content: note('al meu') });
});
