import { expect, test } from '@jest/globals';
import type { Device } from '@psp/remote/editor/device';
import fc from 'fast-check';
import { Outbox, type Outgoing } from './outbox.ts';

const memory = (): Device & { kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
  };
};

/** Fake service that stores each key once; `losses` are its lost calls, before or after the message was stored. */
const service = (losses: readonly ('before' | 'after' | null)[]) => {
  const taken = new Map<string, string>();
  let calls = 0;
  const deliver = async ({ key, body }: Outgoing): Promise<void> => {
    const loss = losses[calls++] ?? null;
    if (loss === 'before') throw new Error('lost');
    if (!taken.has(key)) taken.set(key, body);
    if (loss === 'after') throw new Error('lost');
  };
  return { deliver, texts: () => [...taken.values()] };
};

const text = (body: string) => ({ body, isNote: false, attachments: [] });
const settled = (box: Outbox) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (box.get().some(({ error }) => error === null)) return;
      stop();
      resolve();
    };
    const stop = box.subscribe(check);
    check();
  });

test('with any lost calls each message arrives once, and without losses in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('before' as const, 'after' as const, null), { maxLength: 30 }),
      fc.integer({ min: 1, max: 6 }),
      async (losses, count) => {
        const device = memory();
        const { deliver, texts } = service(losses);
        const bodies = Array.from({ length: count }, (_, n) => `Mesajul ${n}`);
        let box = new Outbox({ device, name: 'x', deliver });
        for (const body of bodies) box.add(text(body));
        await settled(box);
        while (box.get().length > 0) {
          // A new outbox, as after a reload: the unsent messages come from the device.
          box = new Outbox({ device, name: 'x', deliver });
          box.sendAllAgain();
          await settled(box);
        }
        expect(texts().toSorted()).toEqual(bodies);
        if (losses.slice(0, count).every((loss) => loss === null)) expect(texts()).toEqual(bodies);
        expect(device.kept.size).toBe(0);
      },
    ),
  );
});

test('a message being sent when the page is closed is kept as failed', () => {
  const device = memory();
  const never = new Outbox({ device, name: 'x', deliver: () => new Promise(() => undefined) });
  never.add(text('Unu'));
  const after = new Outbox({ device, name: 'x', deliver: async () => undefined });
  expect(after.get()).toMatchObject([{ body: 'Unu', error: 'pagina s-a închis între timp.' }]);
  after.drop(after.get()[0]?.key ?? '');
  expect(new Outbox({ device, name: 'x', deliver: async () => undefined }).get()).toEqual([]);
});
