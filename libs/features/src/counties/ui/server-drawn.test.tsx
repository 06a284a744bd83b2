import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CountyMap } from './county-map.tsx';

test('on the server-rendered map every county is a tab stop', () => {
  const html = renderToString(
    <MemoryRouter>
      <CountyMap
        counts={{}}
        selected={undefined}
        hrefFor={(code) => `/comunitati?judet=${code}`}
        words={{ map: '', hint: '', empty: '', county: (name) => name, legend: '' }}
      />
    </MemoryRouter>,
  );
  expect(html.match(/data-county/g)).toHaveLength(42);
  expect(html).not.toMatch(/tabindex|aria-describedby/);
});
