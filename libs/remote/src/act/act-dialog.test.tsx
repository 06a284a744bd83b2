/** @jest-environment jsdom */
import '../testing/browser-globals.ts';
import { afterEach, expect, test } from '@jest/globals';
import { Button } from '@psp/design-system/button';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ApiError } from '../api-error.ts';
import { createQueryClient } from '../query.ts';
import { ActDialog } from './act-dialog.tsx';
import { AskButton } from './ask-button.tsx';
import { useAct } from './use-act.ts';

const soon = () => new Promise((resolve) => requestAnimationFrame(resolve));

/* The button disappears only after a refetch, which ends after the dialog has closed. */
function Screen({ staysAfter }: { staysAfter: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const leave = async () => {
    for (let frame = 0; frame < 20; frame += 1) await soon();
    setThere(staysAfter);
  };
  const act = useAct({ send: async () => undefined, onDone: () => void leave() });
  return (
    <main>
      <h1 tabIndex={-1}>Cererea</h1>
      {isThere ? <Button onPress={() => setAsking(true)}>Suspendă</Button> : <p>Suspendată</p>}
      <ActDialog
        act={act}
        title="Suspendați?"
        confirmLabel="Da, suspendă"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>Membrii sunt anunțați.</p>
      </ActDialog>
    </main>
  );
}

function Refused({ fieldId }: { fieldId: string }) {
  const act = useAct({ send: () => Promise.reject(new ApiError(409, 'version.stale', '')) });
  return (
    <ActDialog act={act} title="Suspendați?" confirmLabel="Da" isOpen onClose={() => undefined} fieldId={fieldId}>
      <input id="motiv" />
    </ActDialog>
  );
}

test.each([
  ['', false],
  ['motiv', true],
])(
  'what changed meanwhile is told, and of fields, where there are any, that they are kept (%j)',
  async (fieldId, isSaid) => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Refused fieldId={fieldId} />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Da' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Am încărcat starea nouă');
    expect(summary.textContent?.includes('ce ați completat este păstrat')).toBe(isSaid);
  },
);

const confirm = async (staysAfter: boolean) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen staysAfter={staysAfter} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspendă' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Da, suspendă' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

afterEach(cleanup);

test('the keyboard goes on from the title when the button that asked is gone', async () => {
  await confirm(false);
  await screen.findByText('Suspendată');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('the keyboard goes on from the button where it stays', async () => {
  await confirm(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suspendă' })));
});

/* A button with a reason dialog; `answers` are the service's responses, one per attempt. */
function Asking({ answers, sent, ...rest }: { answers: Promise<void>[]; sent: string[] } & Partial<AskProps>) {
  const act = useAct({
    send: (reason: string) => {
      sent.push(reason);
      return answers.shift() ?? Promise.resolve();
    },
  });
  return <AskButton {...rest} act={act} label="Anulează" title="Anulați?" reason={{ hint: 'O citesc toți.' }} />;
}
type AskProps = ComponentProps<typeof AskButton>;

function ask(answers: Promise<void>[] = [], rest: Partial<AskProps> = {}) {
  const sent: string[] = [];
  const client = createQueryClient();
  const page = (more: Partial<AskProps>) => (
    <QueryClientProvider client={client}>
      <Asking answers={answers} sent={sent} {...rest} {...more} />
    </QueryClientProvider>
  );
  const { rerender } = render(page({}));
  return { sent, show: (more: Partial<AskProps>) => rerender(page(more)) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (name = 'Anulează') => {
  await press(name);
  return within(await screen.findByRole('dialog'));
};

test('nothing is sent without a reason, and what is missing is said of its field', async () => {
  const { sent } = ask();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Există o problemăScrieți motivul.');
  expect(dialog.getByLabelText('Motivul').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('the reason is sent trimmed, and a new question begins without it', async () => {
  const { sent } = ask();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), '  Nu mai este nevoie. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['Nu mai este nevoie.']);
  expect((await open()).getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('');
});

test('a refusal is told in the dialog, which keeps the reason also when it is closed', async () => {
  ask([Promise.reject(new ApiError(503, 'service.busy', 'Baza de date nu răspunde.', {}, 'r-7'))]);
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Altul');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  const told = await dialog.findByRole('alert');
  expect(told.textContent).toBe('Există o problemăBaza de date nu răspunde.Cod pentru asistență: r-7');
  await press('Renunță');
  const again = await open();
  expect(again.queryByRole('alert')).toBeNull();
  expect(again.getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('Altul');
});

test('an open question stays with its text when the act is no longer offered', async () => {
  const { show } = ask();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Altul');
  show({ isOffered: false });
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('Altul');
  await press('Renunță');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('several such buttons on a page are told apart by what they are about', async () => {
  ask([], { about: 'Foraje' });
  expect(screen.getByRole('button', { name: 'Anulează, Foraje' }).textContent).toBe('Anulează');
});
