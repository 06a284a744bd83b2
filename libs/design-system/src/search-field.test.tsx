import { expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SearchField } from './joined-fields.tsx';

function Partners() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField id="cauta" label="Caută" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
}

test('text typed before hydration is searched for and stays in the input', async () => {
  const drawn = render(<Partners />).container.innerHTML;
  cleanup();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = drawn;
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Caută' });
  field.value = 'civis';
  await act(async () => startTransition(() => void hydrateRoot(box, <Partners />)));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('civis'));
  expect(field.value).toBe('civis');
});
