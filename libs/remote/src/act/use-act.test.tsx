import { afterEach, expect, test } from '@jest/globals';
import { Button } from '@psp/design-system/button';
import { DesignProvider } from '@psp/design-system/provider';
import { expectFocus } from '@psp/design-system/testing/focus';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '../api-error.ts';
import { createQueryClient } from '../query.ts';
import { Problems } from './problems.tsx';
import { useAct } from './use-act.ts';

afterEach(cleanup);

/** Fake service with queries of a record and a list; `calls` records the reads. */
function service() {
  const calls: string[] = [];
  const stored = { record: 'ciornă' };
  const view = queryOptions({
    queryKey: ['uat', 'one', 'r-1'],
    queryFn: () => {
      calls.push('read record');
      return stored.record;
    },
  });
  const list = queryOptions({
    queryKey: ['uat', 'list'],
    queryFn: () => {
      calls.push('read list');
      return `listă cu ${stored.record}`;
    },
  });
  return { calls, stored, view, list };
}
type Service = ReturnType<typeof service>;

interface ScreenProps {
  of: Service;
  send: () => Promise<string>;
  hasView?: boolean;
  failed?: string;
}

function RecordScreen({ of, send, hasView = true, failed }: ScreenProps) {
  const { view, list } = of;
  const record = useQuery(view).data;
  const items = useQuery(list).data;
  const act = useAct({
    send,
    view: hasView ? view : undefined,
    refreshes: [['uat']],
    done: (answer) => `Acum: ${answer}`,
    about: 'Foraje',
    failed,
  });
  return (
    <main>
      <h1 tabIndex={-1}>{record}</h1>
      <p>{items}</p>
      <Problems error={act.error} />
      {record === 'ciornă' ? (
        <Button isPending={act.isPending} onPress={() => act.run()}>
          Trimite
        </Button>
      ) : null}
      {act.isDone ? <p>Gata</p> : null}
    </main>
  );
}

async function show(props: Omit<ScreenProps, 'of'>, of = service()) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RecordScreen of={of} {...props} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('listă cu ciornă');
  of.calls.length = 0;
  return of;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Trimite' }));

test('the answer is shown without a refetch, and other changed queries are refetched', async () => {
  const of = service();
  await show({ send: async () => (of.stored.record = 'trimisă') }, of);
  await press();
  await screen.findByText('listă cu trimisă');
  expect(screen.getByRole('heading', { name: 'trimisă' })).toBeTruthy();
  expect(of.calls).toEqual(['read list']);
});

test('without a view, the act is done once the refetched screen shows the result', async () => {
  const of = service();
  const send = async () => {
    of.stored.record = 'trimisă';
    return '';
  };
  await show({ send, hasView: false }, of);
  await press();
  await screen.findByText('Gata');
  expect(screen.getByRole('heading', { name: 'trimisă' })).toBeTruthy();
  expect(of.calls.sort()).toEqual(['read list', 'read record']);
});

test('success is shown in a toast that names the record, and the focus moves to the title', async () => {
  await show({ send: async () => 'trimisă' });
  await press();
  expect((await screen.findByText('Acum: trimisă')).closest('li')?.textContent).toContain('Foraje');
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

test('a double click sends once', async () => {
  const answers: ((answer: string) => void)[] = [];
  await show({ send: () => new Promise<string>((resolve) => answers.push(resolve)) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Trimite' }));
  answers[0]?.('ciornă');
  await screen.findByText('Gata');
  expect(answers.length).toBe(1);
});

test.each([
  [409, 'version.stale', 'Am încărcat starea nouă; verificați și încercați din nou.'],
  [409, 'action.not_allowed', 'Nu mai este posibil.'],
  [404, 'not_found', 'Nu mai este posibil.'],
])(
  'a refusal because the screen was outdated (%i %s) refetches the record before it is shown',
  async (status, code, message) => {
    const of = service();
    const send = async () => {
      of.stored.record = 'anulată';
      throw new ApiError(status, code, 'Nu mai este posibil.');
    };
    await show({ send }, of);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('heading', { name: 'anulată' })).toBeTruthy();
  },
);

test('any other refusal refetches nothing and shows the message of the service', async () => {
  const of = await show({
    send: () => Promise.reject(new ApiError(422, 'offer.incomplete', 'Oferta nu este completă.')),
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Există o problemăOferta nu este completă.');
  expect(of.calls).toEqual([]);
});

test('a refusal because of another change says who made it and when', async () => {
  const cause = 'Dan Popa a făcut între timp: „Solicitare anulată”, 5 martie 2026 la 14:05.';
  const by = { who: 'Dan Popa', at: '2026-03-05T12:05:00Z', cause };
  await show({ send: () => Promise.reject(new ApiError(409, 'version.stale', '', { by })) });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(
    `${cause} Am încărcat starea nouă; verificați și încercați din nou.`,
  );
});

test('a page whose session was replaced by another keeps its data', async () => {
  const of = await show({
    send: () => Promise.reject(new ApiError(409, 'session.changed', 'Lucrați acum pentru Comuna Șelimbăr.')),
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Lucrați acum pentru Comuna Șelimbăr.');
  expect(of.calls).toEqual([]);
});

test('a failure can be shown in a toast', async () => {
  await show({ send: () => Promise.reject(new ApiError(409, 'version.stale', '')), failed: 'Eroare' });
  await press();
  const toast = (await screen.findByText('Eroare')).closest('li');
  expect(toast?.textContent).toContain('Am încărcat starea nouă; verificați și încercați din nou.');
});
