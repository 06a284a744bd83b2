import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Form } from './form.tsx';

test('as the server draws it the form is switched off and kept out of the address, and says what is missing', () => {
  const html = renderToString(
    <Form of={{ problems: [], tries: 0, submit: () => undefined }}>
      <input name="email" />
    </Form>,
  );
  expect(html).toMatch(/^<form[^>]* method="post"/);
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
});
