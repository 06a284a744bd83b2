/** @jest-environment jsdom */
import './testing/browser-globals.ts';
import { afterEach, expect, test } from '@jest/globals';
import { Button } from '@psp/design-system/button';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { AskDialog } from './ask-dialog.tsx';
import { createQueryClient } from './query.ts';

const soon = () => new Promise((resolve) => requestAnimationFrame(resolve));

/* The button goes only once what it stood on has been read again, after the dialog. */
function Screen({ staysAfter }: { staysAfter: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const leave = async () => {
    for (let frame = 0; frame < 20; frame += 1) await soon();
    setThere(staysAfter);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Cererea</h1>
      {isThere ? <Button onPress={() => setAsking(true)}>Suspendă</Button> : <p>Suspendată</p>}
      <AskDialog
        title="Suspendați?"
        confirmLabel="Da, suspendă"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        act={async () => undefined}
        onDone={() => void leave()}
      >
        <p>Membrii sunt anunțați.</p>
      </AskDialog>
    </main>
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
        <AskDialog
          title="Suspendați?"
          confirmLabel="Da"
          isOpen
          onClose={() => undefined}
          act={() => Promise.reject(new ApiError(409, 'version.stale', ''))}
          fieldId={fieldId}
        >
          <input id="motiv" />
        </AskDialog>
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
