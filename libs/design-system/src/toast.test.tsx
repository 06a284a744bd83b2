import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { showToast, Toaster } from './toast.tsx';

afterEach(cleanup);

const fail = (message: string) => act(() => showToast({ title: 'Eroare', message, tone: 'danger' }));

function open() {
  render(
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Nume" />
      </form>
      <Toaster />
    </>,
  );
}

test('only the last failure is shown, and it disappears when a form is edited', async () => {
  open();
  fail('Prima');
  await screen.findByText('Prima');
  fail('A doua');
  await screen.findByText('A doua');
  await waitFor(() => expect(screen.queryByText('Prima')).toBeNull());
  fireEvent.input(screen.getByLabelText('Nume'), { target: { value: 'Ana' } });
  await waitFor(() => expect(screen.queryByText('A doua')).toBeNull());
});

test('submitting a form again dismisses the failure, and the next toast is shown', async () => {
  open();
  fail('Prima');
  await screen.findByText('Prima');
  const form = screen.getByLabelText('Nume').closest('form');
  form?.addEventListener('submit', () => showToast({ title: 'Eroare', message: 'Încă una', tone: 'danger' }));
  act(() => void fireEvent.submit(form ?? document.body));
  await waitFor(() => expect(screen.queryByText('Prima')).toBeNull());
  expect(screen.getByText('Încă una')).toBeTruthy();
});

test('a toast shown by one toaster is not shown again by the next', async () => {
  open();
  act(() => showToast({ title: 'Prima', tone: 'success' }));
  await screen.findByText('Prima');
  cleanup();
  open();
  act(() => showToast({ title: 'A doua', tone: 'success' }));
  await screen.findByText('A doua');
  expect(screen.queryByText('Prima')).toBeNull();
});

test('a toast that is requested while the toaster is being loaded appears', async () => {
  open();
  act(() => {
    fireEvent.pointerDown(document.body);
    showToast({ title: 'Devreme', tone: 'success' });
  });
  expect(await screen.findByText('Devreme')).toBeTruthy();
});

test('Tab moves past a toast', async () => {
  const { container } = render(
    <>
      <button type="button">Înainte</button>
      <Toaster />
      <button type="button">După</button>
    </>,
  );
  act(() => showToast({ title: 'Salvat', tone: 'success' }));
  const toast = (await screen.findByText('Salvat')).closest('li');
  container.querySelector('button')?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(toast);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('După');
});

test('a toast stays while it has the focus and disappears afterwards', async () => {
  open();
  fail('Întâi');
  await screen.findByText('Întâi');
  jest.useFakeTimers();
  try {
    act(() => showToast({ title: 'Citit pe îndelete', tone: 'success' }));
    act(() => void jest.advanceTimersByTime(1000));
    const toast = screen.getByText('Citit pe îndelete').closest('li');
    act(() => toast?.focus());
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Citit pe îndelete')).toBeTruthy();
    act(() => toast?.blur());
    act(() => void jest.advanceTimersByTime(6000));
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.queryByText('Citit pe îndelete')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a toast appears where it covers no control', async () => {
  render(
    <>
      <button type="button">Trimite</button>
      <Toaster />
    </>,
  );
  const { width, height } = { width: innerWidth, height: innerHeight };
  screen.getByRole('button').getBoundingClientRect = () => new DOMRect(width - 200, height - 60, 150, 44);
  act(() => showToast({ title: 'Salvat', tone: 'success' }));
  const list = (await screen.findByText('Salvat')).closest('ol');
  expect([list?.dataset['yPosition'], list?.dataset['xPosition']]).toEqual(['bottom', 'left']);
});

const layerOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).zIndex) || layerOf(element.parentElement) : 0;

test('a toast is below a dialog that opens meanwhile, so that the title of the dialog stays visible', async () => {
  render(
    <>
      <Dialog title="Când?" isOpen onClose={() => undefined}>
        Text
      </Dialog>
      <Toaster />
    </>,
  );
  act(() => showToast({ title: 'Salvat', tone: 'success' }));
  const toast = layerOf(await screen.findByText('Salvat'));
  expect(toast).toBeGreaterThan(0);
  expect(toast).toBeLessThan(layerOf(screen.getByRole('dialog')));
});
