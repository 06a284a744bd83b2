import { expect, test } from '@jest/globals';
import { device, freshNotes, has, open, page, service } from '../testing/fresh-note.ts';
import { kindOf, note, QUIET_MS, textIn } from '../testing/note-fixture.ts';
import { settled, FakePage } from '../testing/fake-page.ts';

freshNotes();

test('hiding the page saves at once', async () => {
  has('');
  const editor = open();
  editor.change(note('a'));
  page.hide();
  expect(device.kept.get('note:1')).toContain('"title":"a"');
  await settled();
  expect(service.stored?.content).toEqual(note('a'));
});

test('text typed during a save is kept when the page is left, and restored on the next visit', async () => {
  has('');
  const first = open();
  const opened = service.stored;
  service.isHeld = true;
  first.change(note('a'));
  void first.flush();
  first.change(note('ab'));
  first.stop();
  const second = open({ view: opened });
  expect(textIn(second)).toEqual(note('ab'));
  service.isHeld = false;
  service.answer();
  await settled();
  await page.pass(QUIET_MS);
  expect(kindOf(second)).toBe('saved');
  expect(service.stored?.content).toEqual(note('ab'));
});

test('a text of an earlier visit is restored and saved', async () => {
  has('');
  service.faults = ['busy', 'busy'];
  const first = open();
  first.change(note('a'));
  first.stop();
  await settled();
  const second = open();
  expect(second.snapshot.get()).toMatchObject({ text: note('a'), wasRestored: true, isUntouched: true });
  service.faults = [];
  await page.pass(QUIET_MS);
  expect(service.stored?.content).toEqual(note('a'));
});

test('a restored text can wait with saving until the user changes it', async () => {
  has('');
  device.write('note:1', JSON.stringify({ content: note('a'), version: 1 }));
  const editor = open({ savesRestored: false });
  await page.pass(60_000);
  page.hide();
  expect(service.calls).toEqual([]);
  editor.change(note('ab'));
  await page.pass(QUIET_MS);
  expect(service.stored?.content).toEqual(note('ab'));
});

test('a text of an earlier visit conflicts with a version saved since', () => {
  has('');
  device.write('note:1', JSON.stringify({ content: note('al meu'), version: 1 }));
  has('al colegului');
  const editor = open();
  expect(editor.snapshot.get()).toMatchObject({
    text: note('al meu'),
    state: { kind: 'stale', current: { version: 2, content: note('al colegului') } },
  });
});

test('a restored text has the saved amount in place of an unreadable one', () => {
  service.saveAnother({ title: 'Registru', amount: 5000 });
  const first = open();
  first.change({ title: 'Registru nou', amount: Number.NaN });
  first.stop();
  expect(textIn(open())).toEqual({ title: 'Registru nou', amount: 5000 });
});

test.each(['{"title":', '"text"', 'null', '{"content":7}'])('a damaged stored text is ignored: %s', (damaged) => {
  has('a');
  device.write('note:1', damaged);
  expect(open().snapshot.get()).toMatchObject({ text: note('a'), wasRestored: false });
});

test('a text kept under the name of a new row is moved to the name of the created row', async () => {
  service.isHeld = true;
  const editor = open();
  editor.change(note('a'));
  await page.pass(QUIET_MS);
  editor.change(note('ab'));
  service.answer();
  await settled();
  await page.pass(300);
  expect([...device.kept.keys()]).toEqual(['note:1']);
});

test('a tab does not delete a text that another tab has kept', async () => {
  has('');
  const other = new FakePage();
  const [one, two] = [open(), open({}, other)];
  one.change(note('una'));
  await page.pass(300);
  two.change(note('două'));
  await other.pass(300);
  await one.flush();
  expect(service.stored?.content).toEqual(note('una'));
  expect(device.kept.get('note:1')).toContain('două');
  await two.flush();
  expect(two.snapshot.get().state).toMatchObject({ kind: 'stale', current: { content: note('una') } });
});
