import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUploads } from './use-uploads.ts';

const LIMIT_BYTES = 10;

const fileOf = (name: string, size = 3) => {
  const file = new File(['abc'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/* `onSent` renders synchronously, before other pending state updates. */
function open(answer: (name: string) => Promise<string>) {
  const asked: string[] = [];
  const upload = (file: File) => {
    asked.push(file.name);
    return answer(file.name);
  };
  const { result } = renderHook(() => {
    const [sent, setSent] = useState<string[]>([]);
    const uploads = useUploads({
      send: upload,
      problemOf: ({ size }) => (size > LIMIT_BYTES ? 'Prea mare' : null),
      tooMany: 'Prea multe',
      onSent: (name, description) => flushSync(() => setSent([...sent, `${name}: ${description}`])),
    });
    return { ...uploads, sent };
  });
  return { asked, result };
}

test('several files are sent once each, in order, with the descriptions typed meanwhile', async () => {
  const first = Promise.withResolvers<string>();
  const { asked, result } = open((name) => (name === 'a.png' ? first.promise : Promise.resolve(name)));
  act(() => result.current.add([fileOf('a.png'), fileOf('b.png')]));
  expect(asked).toEqual(['a.png']);
  act(() => result.current.describe(result.current.uploads[0]?.key ?? 0, 'Turnul'));
  first.resolve('a.png');
  await waitFor(() => expect(result.current.sent).toEqual(['a.png: Turnul', 'b.png: ']));
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  expect(asked).toEqual(['a.png', 'b.png']);
});

test('a failed file keeps its description and can be retried or dropped; a too large one is not sent', async () => {
  let isDown = true;
  const { asked, result } = open((name) => (isDown ? Promise.reject(new Error('x')) : Promise.resolve(name)));
  act(() => result.current.add([fileOf('a.png'), fileOf('mare.png', LIMIT_BYTES + 1)]));
  await waitFor(() => expect(result.current.uploads.map(({ error }) => error !== null)).toEqual([true, true]));
  expect(asked).toEqual(['a.png']);
  const [failed, large] = result.current.uploads;
  expect(large).toMatchObject({ mayRetry: false, error: 'Prea mare' });
  act(() => result.current.drop(large?.key ?? 0));
  act(() => result.current.describe(failed?.key ?? 0, 'Turnul'));
  isDown = false;
  act(() => result.current.retry(failed?.key ?? 0));
  await waitFor(() => expect(result.current.sent).toEqual(['a.png: Turnul']));
});

test('files beyond the maximum are not sent, also when they are chosen one by one', async () => {
  const { asked, result } = open((name) => Promise.resolve(name));
  act(() => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) result.current.add([fileOf(name)], 2);
  });
  await waitFor(() => expect(result.current.sent).toEqual(['a.pdf: ', 'b.pdf: ']));
  expect(asked).toEqual(['a.pdf', 'b.pdf']);
});

test('dropping a file during its upload aborts it, and the next one is sent', async () => {
  const never = Promise.withResolvers<string>();
  const { asked, result } = open((name) => (name === 'a.pdf' ? never.promise : Promise.resolve(name)));
  act(() => result.current.add([fileOf('a.pdf'), fileOf('b.pdf')]));
  act(() => result.current.drop(result.current.uploads[0]?.key ?? 0));
  never.reject(new Error('aborted'));
  await waitFor(() => expect(result.current.sent).toEqual(['b.pdf: ']));
  expect(asked).toEqual(['a.pdf', 'b.pdf']);
  expect(result.current.uploads).toEqual([]);
});

test('refused files are listed and do not count towards the maximum', async () => {
  const { asked, result } = open((name) => Promise.resolve(name));
  act(() => result.current.add([fileOf('mare.png', LIMIT_BYTES + 1), fileOf('a.png'), fileOf('b.png')], 1));
  await waitFor(() => expect(result.current.sent).toEqual(['a.png: ']));
  expect(asked).toEqual(['a.png']);
  expect(result.current.uploads.map(({ file, error }) => [file.name, error])).toEqual([
    ['mare.png', 'Prea mare'],
    ['b.png', 'Prea multe'],
  ]);
});
