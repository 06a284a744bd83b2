import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CountyMap } from './county-map.tsx';

test('on the map as the server draws it, Tab reaches every county', () => {
  const html = renderToString(
    <MemoryRouter>
      <CountyMap counts={{}} selected={undefined} hrefFor={(code) => `/comunitati?judet=${code}`} />
    </MemoryRouter>,
  );
  expect(html.match(/data-county/g)).toHaveLength(42);
  expect(html).not.toMatch(/tabindex|aria-describedby/);
});
