import { beforeEach, expect, test } from '@jest/globals';
import { memoryDevice, settled, StillPage } from '../testing/still-page.ts';
import { type Note, type NoteView, TextService } from '../testing/text-service.ts';
import type { TextOptions } from './save-state.ts';
import { VersionedText } from './versioned-text.ts';

const BLANK: Note = { title: '', amount: null };
const QUIET_MS = 900;
const note = (title: string): Note => ({ ...BLANK, title });
const isReadable = ({ amount }: Note) => !Number.isNaN(amount);

let service: TextService;
let device: ReturnType<typeof memoryDevice>;
let page: StillPage;

beforeEach(() => {
  [service, device, page] = [new TextService(), memoryDevice(), new StillPage()];
});

/** An editor of what the service has now, on a page of its own when one is given. */
function open(more: Partial<TextOptions<Note, NoteView>> = {}, around = page) {
  const editor = new VersionedText<Note, NoteView>(
    {
      view: service.stored,
      blank: BLANK,
      contentOf: ({ content }) => content,
      versionOf: ({ version }) => version,
      nameOf: (view) => (view ? 'note:1' : 'note:new'),
      save: service.save,
      read: service.read,
      conflicts: ['version.stale', 'note.exists'],
      canSave: isReadable,
      delayMs: QUIET_MS,
      ...more,
    },
    device,
    around,
  );
  return Object.assign(editor, { stop: editor.start() });
}

const ON_REQUEST = { delayMs: null };
const kindOf = (editor: ReturnType<typeof open>) => editor.snapshot.get().state.kind;
const textIn = (editor: ReturnType<typeof open>) => editor.snapshot.get().text;

/** The service has this text already, by another's save. */
const has = (title: string) => service.saveAnother(note(title));

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

test('a text over an older version waits for a decision, and may be kept', async () => {
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

test('or given up for the saved one, from which writing goes on', async () => {
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

test('a colleague who made the row first is a choice too, not a second row', async () => {
  const editor = open();
  has('al colegului');
  editor.change(note('al meu'));
  await page.pass(QUIET_MS);
  expect(kindOf(editor)).toBe('stale');
  expect(await editor.keepMine()).toMatchObject({ version: 2 });
});

test('when the newer text cannot be read the refusal is told, and the next try shows both', async () => {
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

test('a save whose answer was lost is not taken for another’s', async () => {
  has('');
  const editor = open();
  service.faults = ['lost'];
  editor.change(note('a '));
  await editor.flush();
  editor.change(note('ab'));
  expect(await editor.flush()).toMatchObject({ version: 3, content: { title: 'ab' } });
  expect(kindOf(editor)).toBe('saved');
});

test('while an answer is missing, the text of before is not taken for stored', async () => {
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

test('a page that is hidden saves at once', async () => {
  has('');
  const editor = open();
  editor.change(note('a'));
  page.hide();
  expect(device.kept.get('note:1')).toContain('"title":"a"');
  await settled();
  expect(service.stored?.content).toEqual(note('a'));
});

test('a page that is left during a save leaves its last words behind, and finds them again', async () => {
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

test('a text of an earlier visit is there again, and saved', async () => {
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

test('or waits until the person has changed it', async () => {
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

test('a text of an earlier visit meets what was saved since', () => {
  has('');
  device.write('note:1', JSON.stringify({ content: note('al meu'), version: 1 }));
  has('al colegului');
  const editor = open();
  expect(editor.snapshot.get()).toMatchObject({
    text: note('al meu'),
    state: { kind: 'stale', current: { version: 2, content: note('al colegului') } },
  });
});

test('a number that could not be read is the server’s again, beside the text that was typed', () => {
  service.saveAnother({ title: 'Registru', amount: 5000 });
  const first = open();
  first.change({ title: 'Registru nou', amount: Number.NaN });
  first.stop();
  expect(textIn(open())).toEqual({ title: 'Registru nou', amount: 5000 });
});

test.each(['{"title":', '"text"', 'null', '{"content":7}'])('a damaged text is taken for none: %s', (damaged) => {
  has('a');
  device.write('note:1', damaged);
  expect(open().snapshot.get()).toMatchObject({ text: note('a'), wasRestored: false });
});

test('a text that waits under the name of a new row goes to that of the row', async () => {
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

test('no tab forgets what another has kept', async () => {
  has('');
  const other = new StillPage();
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

test('what was read anew is shown while nothing is unsaved, and waits while something is', async () => {
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

test('an answer that is older than what is known changes nothing', () => {
  has('vechi');
  const old = service.stored;
  has('nou');
  const editor = open();
  if (old) editor.take(old);
  expect(textIn(editor)).toEqual(note('nou'));
});

test('a text that is given up while it is being saved is not written over what was stored', async () => {
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
