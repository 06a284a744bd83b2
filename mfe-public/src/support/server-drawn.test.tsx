import { expect, test } from '@jest/globals';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { TicketForm } from './ticket-form.tsx';

test('the server-rendered form is disabled and says that it needs scripts', () => {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <TicketForm kind="support" words={{ subject: 'Subiect', message: 'Mesaj', messageHint: '' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<noscript><p>Formularul are nevoie de JavaScript/);
  expect(html).toMatch(/<fieldset disabled=""/);
  expect(html).toMatch(/<button[^>]*disabled=""/);
});
