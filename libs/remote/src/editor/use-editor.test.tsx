import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { pageIdentity, showIdentity } from '@psp/auth/session/page-identity';
import { draftKey, forgetDrafts } from '@psp/auth/session/memory';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../api-error.ts';
import { BLANK, note } from '../testing/note-fixture.ts';
import { type Note, type NoteView, TextService } from '../testing/text-service.ts';
import { useEditor } from './use-editor.ts';

const ana = { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' };
const key = draftKey('ana', 'note');
const QUIET_MS = 20;

let service: TextService;
let created: NoteView[];

beforeEach(() => {
  localStorage.clear();
  [service, created] = [new TextService(), []];
  useSession.setState({ status: 'signed-in', ended: false, account: ana });
});
afterEach(cleanup);

const open = (view = service.stored) =>
  renderHook(
    (shown: { view: NoteView | null }) =>
      useEditor<Note, NoteView>({
        ...shown,
        blank: BLANK,
        contentOf: ({ content }) => content,
        nameOf: () => 'note',
        delayMs: QUIET_MS,
        save: service.save,
        read: service.read,
        onCreated: (saved) => created.push(saved),
      }),
    { initialProps: { view } },
  );
const type = ({ result }: ReturnType<typeof open>, title: string) => act(() => result.current.change(note(title)));

test('typed text is saved after a pause, and the first save calls onCreated', async () => {
  const page = open();
  type(page, 'Registru');
  await waitFor(() => expect(page.result.current.state.kind).toBe('saved'));
  expect(created).toEqual([{ version: 1, content: note('Registru') }]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('leaving the page saves its text without calling onCreated', async () => {
  const page = open();
  type(page, 'Registru');
  page.unmount();
  await waitFor(() => expect(service.stored?.content).toEqual(note('Registru')));
  expect(created).toEqual([]);
});

test('a page that is opened again waits for the running save of its previous visit', async () => {
  service.saveAnother(note(''));
  const before = service.stored;
  service.isHeld = true;
  const first = open();
  type(first, 'a');
  await waitFor(() => expect(service.inFlight).toBe(1));
  type(first, 'ab');
  first.unmount();
  const second = open(before);
  expect(second.result.current.text).toEqual(note('ab'));
  service.isHeld = false;
  service.answer();
  await waitFor(() => expect(second.result.current.state.kind).toBe('saved'));
  expect(service.stored?.content).toEqual(note('ab'));
  expect(service.mostInFlight).toBe(1);
});

test('a text saved by others is shown while nothing is unsaved', () => {
  service.saveAnother(note('vechi'));
  const page = open();
  service.saveAnother(note('nou'));
  page.rerender({ view: service.stored });
  expect(page.result.current.text).toEqual(note('nou'));
});

test('the text is kept when the session ends, and saved after the user has signed in again', async () => {
  const page = open();
  service.faults = ['ended'];
  type(page, 'Registru');
  await waitFor(() => expect(page.result.current.state.kind).toBe('failed'));
  act(() => useSession.setState({ status: 'anonymous', ended: true }));
  type(page, 'Registru agricol');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem(key)).toContain('Registru agricol');
  act(() => useSession.setState({ status: 'signed-in', ended: false }));
  await waitFor(() => expect(service.stored?.content).toEqual(note('Registru agricol')));
});

test('signing out deletes the text, and leaving the page does not store it again', async () => {
  service.faults = ['busy', 'busy'];
  const page = open();
  type(page, 'Registru');
  await waitFor(() => expect(page.result.current.state.kind).toBe('failed'));
  act(() => {
    forgetDrafts('ana');
    useSession.setState({ status: 'anonymous', account: null });
  });
  type(page, 'Registru agricol');
  page.unmount();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a text belongs to the organisation it was started for: its saves name it, and it is not offered to another one', async () => {
  const workFor = (id: string) => {
    useSession.setState({ organisation: { id, name: id, kind: 'uat', status: 'approved' } });
    showIdentity({ accountId: 'ana', organisationId: id });
  };
  const named: unknown[] = [];
  jest.spyOn(service, 'save').mockImplementation(async () => {
    named.push(pageIdentity()?.organisationId);
    throw new ApiError(409, 'session.changed', 'Lucrați acum pentru Șelimbăr.');
  });
  try {
    workFor('sibiu');
    const page = open();
    type(page, 'Registru');
    workFor('selimbar');
    await waitFor(() => expect(page.result.current.state).toMatchObject({ kind: 'failed' }));
    expect(page.result.current.text).toEqual(note('Registru'));
    page.unmount();
    expect(named).toContain('sibiu');
    expect(named).not.toContain('selimbar');
    expect(open().result.current.text).toEqual(BLANK);
    workFor('sibiu');
    expect(open().result.current.text).toEqual(note('Registru'));
  } finally {
    useSession.setState({ organisation: null });
    showIdentity(null);
  }
});
