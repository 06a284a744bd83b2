import { afterEach, expect, test } from '@jest/globals';
import { Button } from '@psp/design-system/button';
import { expectFocus } from '@psp/design-system/testing/focus';
import { useAct } from '@psp/remote/act/use-act';
import { ApiError } from '@psp/remote/api-error';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/* The button disappears only after a refetch, which ends after the dialog has closed. */
function Screen({ staysAfter }: { staysAfter: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const leave = async () => {
    for (let frame = 0; frame < 20; frame += 1) await nextFrame();
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

function Refused() {
  const act = useAct({ send: () => Promise.reject(new ApiError(409, 'version.stale', '')) });
  return <ActDialog act={act} title="Suspendați?" confirmLabel="Da" isOpen onClose={() => undefined} />;
}

test('a stale refusal in a dialog without fields does not mention kept input', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Refused />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Da' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Am încărcat starea nouă');
  expect(summary.textContent).not.toContain('ce ați completat este păstrat');
});

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

test('the focus moves to the title when the button that opened the dialog is gone', async () => {
  await confirm(false);
  await screen.findByText('Suspendată');
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

test('the focus returns to the button when it is still there', async () => {
  await confirm(true);
  await expectFocus(() => screen.getByRole('button', { name: 'Suspendă' }));
});
