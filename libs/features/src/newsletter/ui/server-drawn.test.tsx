import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { NewsletterForm } from './newsletter-form.tsx';

test('a server-rendered form is disabled and explains that JavaScript is missing', () => {
  const html = renderToString(
    <MemoryRouter>
      <NewsletterForm source="footer" id="stiri" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
  expect(html).toContain('href="/legal/confidentialitate"');
  expect(html).toContain('Vă puteți dezabona oricând');
});
