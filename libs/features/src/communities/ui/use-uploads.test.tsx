/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { expect, test } from '@jest/globals';
import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import type { PictureView } from '@psp/contracts/images';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUploads } from './use-uploads.ts';

const pictureOf = (id: string): PictureView => ({ id, width: 480, height: 320, widths: [480] });
const fileOf = (name: string, size = 3) => {
  const file = new File(['abc'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/* What arrives is drawn at once, before what else has changed. */
function open(answer: (name: string) => Promise<PictureView>) {
  const asked: string[] = [];
  const upload = (file: File) => {
    asked.push(file.name);
    return answer(file.name);
  };
  const { result } = renderHook(() => {
    const [sent, setSent] = useState<string[]>([]);
    const uploads = useUploads(upload, ({ id }, alt) => flushSync(() => setSent([...sent, `${id}: ${alt}`])));
    return { ...uploads, sent };
  });
  return { asked, result };
}

test('several pictures are sent once each, in their order, with the descriptions typed meanwhile', async () => {
  const first = Promise.withResolvers<PictureView>();
  const { asked, result } = open((name) => (name === 'a.png' ? first.promise : Promise.resolve(pictureOf(name))));
  act(() => result.current.add([fileOf('a.png'), fileOf('b.png')]));
  expect(asked).toEqual(['a.png']);
  act(() => result.current.describe(result.current.uploads[0]?.key ?? '', 'Turnul'));
  first.resolve(pictureOf('a.png'));
  await waitFor(() => expect(result.current.sent).toEqual(['a.png: Turnul', 'b.png: ']));
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  expect(asked).toEqual(['a.png', 'b.png']);
});

test('what fails stays with its description, is sent again or given up; one that is too large is not sent', async () => {
  let isDown = true;
  const { asked, result } = open((name) =>
    isDown ? Promise.reject(new Error('x')) : Promise.resolve(pictureOf(name)),
  );
  act(() => result.current.add([fileOf('a.png'), fileOf('mare.png', FILE_LIMIT_BYTES + 1)]));
  await waitFor(() => expect(result.current.uploads.map(({ error }) => error !== null)).toEqual([true, true]));
  expect(asked).toEqual(['a.png']);
  const [failed, large] = result.current.uploads;
  expect(large).toMatchObject({ mayRetry: false, error: 'Imaginea este prea mare: cel mult 10 MB.' });
  act(() => result.current.drop(large?.key ?? ''));
  act(() => result.current.describe(failed?.key ?? '', 'Turnul'));
  isDown = false;
  act(() => result.current.retry(failed?.key ?? ''));
  await waitFor(() => expect(result.current.sent).toEqual(['a.png: Turnul']));
});
