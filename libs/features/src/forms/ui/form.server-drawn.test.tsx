import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Form } from './form.tsx';

test('a server-rendered form is disabled, has the method POST and explains that JavaScript is missing', () => {
  const html = renderToString(
    <Form of={{ problems: [], tries: 0, submit: () => undefined }}>
      <input name="email" />
    </Form>,
  );
  expect(html).toMatch(/^<form[^>]* method="post"/);
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
});
