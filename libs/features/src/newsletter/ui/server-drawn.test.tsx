import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { contactQuery } from '../../contact/ui/contact.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

test('a server-rendered form is disabled and explains that JavaScript is missing', () => {
  const client = new QueryClient();
  const newsletterConsent = { version: '2', text: 'Vă puteți dezabona oricând.', link: 'Despre date' };
  const unknown = { name: null, email: null, phone: null, address: null, hours: null };
  client.setQueryData(contactQuery().queryKey, { ...unknown, newsletterConsent });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NewsletterForm source="footer" id="stiri" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
  expect(html).toContain('href="/legal/confidentialitate"');
  expect(html).toContain('Vă puteți dezabona oricând');
});
