import { expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SearchForm } from './search-form.tsx';

test('text typed before hydration is searched for', async () => {
  const asked: string[] = [];
  const element = <SearchForm q="" onSearch={(q) => asked.push(q)} />;
  const page = () => <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
  const drawn = render(page()).container.innerHTML;
  cleanup();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = drawn;
  screen.getByRole<HTMLInputElement>('searchbox').value = 'drum';
  await act(async () => startTransition(() => void hydrateRoot(box, page())));
  await waitFor(() => expect(asked).toEqual(['drum']));
});
