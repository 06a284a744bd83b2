import { afterEach, expect, test } from '@jest/globals';
import { useAct } from '@psp/remote/act/use-act';
import { ApiError } from '@psp/remote/api-error';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ReasonButton } from './reason.tsx';

afterEach(cleanup);

/* A button with a reason dialog; `answers` are the service's responses, one per attempt. */
function Asking({ answers, sent, ...rest }: { answers: Promise<void>[]; sent: string[] } & Partial<AskProps>) {
  const act = useAct({
    send: (reason: string) => {
      sent.push(reason);
      return answers.shift() ?? Promise.resolve();
    },
  });
  return <ReasonButton label="Anulează" title="Anulați?" reason={{ hint: 'O citesc toți.' }} {...rest} act={act} />;
}
type AskProps = ComponentProps<typeof ReasonButton>;

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

test('nothing is sent without a reason, and the field shows that it is missing', async () => {
  const { sent } = ask();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Există o problemăScrieți motivul.');
  expect(dialog.getByLabelText('Motivul').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('the reason is sent trimmed, and the dialog is empty when it is opened again', async () => {
  const { sent } = ask();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), '  Nu mai este nevoie. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['Nu mai este nevoie.']);
  expect((await open()).getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('');
});

test('a stale refusal says that the record was reloaded and that the reason is kept', async () => {
  ask([Promise.reject(new ApiError(409, 'version.stale', ''))]);
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Altul');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Am încărcat starea nouă');
  expect(alert.textContent).toContain('ce ați completat este păstrat');
});

test('a refusal is shown in the dialog, and the reason is kept when the dialog is closed', async () => {
  ask([Promise.reject(new ApiError(503, 'service.busy', 'Portalul este ocupat momentan.', {}, 'r-7'))]);
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Altul');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Există o problemăPortalul este ocupat momentan.Cod pentru asistență: r-7');
  await press('Renunță');
  const again = await open();
  expect(again.queryByRole('alert')).toBeNull();
  expect(again.getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('Altul');
});

test('an open dialog stays open with its text when the act is no longer offered', async () => {
  const { show } = ask();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Altul');
  show({ isOffered: false });
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Motivul').value).toBe('Altul');
  await press('Renunță');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('the accessible name of a button includes the name of the record', async () => {
  ask([], { about: 'Foraje' });
  expect(screen.getByRole('button', { name: 'Anulează, Foraje' }).textContent).toBe('Anulează');
});

test('a ready reason fills the field and can be changed before it is sent', async () => {
  const ready = ['Textul face reclamă.', 'Lipsesc sursele.'];
  const { sent } = ask([], { reason: { hint: 'O citesc toți.', ready } });
  const dialog = await open();
  const choice = dialog.getByLabelText<HTMLSelectElement>(/Text gata scris/);
  await userEvent.selectOptions(choice, ready[0] ?? '');
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Motivul');
  expect(field.value).toBe('Textul face reclamă.');
  await userEvent.type(field, ' Scoateți prețul.');
  expect(choice.value).toBe('');
  await userEvent.click(dialog.getByRole('button', { name: 'Anulează' }));
  await waitFor(() => expect(sent).toEqual(['Textul face reclamă. Scoateți prețul.']));
});
