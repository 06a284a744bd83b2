import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RendererParts } from '@psp/contracts/page-rendering';
import { CONTRACT_VERSION, type PageHandle, type RemoteModule } from '@psp/remote/contract';
import { usePageHead } from '@psp/remote/page-head';
import { RouteError } from '@psp/remote/screen';
import { startLoading } from '@psp/remote/start-loading';
import { callService } from '@psp/remote/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { createPageRenderer } from './server.tsx';

const { fetch } = globalThis;
const EVIL = '</script><script>alert(1)</script>';

const Shown = styled.h1`color: rgb(1 2 3);`;
const thing = (id: string) =>
  queryOptions({
    queryKey: ['thing', id],
    queryFn: () => callService<{ name: string }>('public', 'GET', `/things/${id}`),
  });

function Thing({ id }: { id: string }) {
  const { data, error } = useQuery(thing(id));
  const { data: extra } = useQuery({ ...thing('extra'), enabled: data !== undefined });
  usePageHead(
    data
      ? {
          title: data.name,
          description: 'd'.repeat(300),
          jsonLd: [{ '@type': 'Thing', url: '/lucru', name: data.name }],
        }
      : null,
  );
  return (
    <>
      <Shown>{data ? `${data.name} ${extra?.name}` : error?.message}</Shown>
      <img src="/harta.svg" alt="" fetchPriority="high" />
    </>
  );
}

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: '1',
  navigation: [],
  routes: [
    {
      path: 'lucru/:id',
      loader: (args) => startLoading(args, thing(args.params.id ?? '')),
      errorElement: <RouteError />,
      lazy: { Component: async () => () => <Thing id="1" /> },
    },
    {
      path: 'pas',
      handle: { isPlain: true, isBrowserOnly: (address) => address.searchParams.has('tip') } satisfies PageHandle,
      Component: () => <h1>Pasul</h1>,
    },
    {
      path: 'stricat',
      Component: () => {
        throw new Error('stricat');
      },
    },
  ],
};

const noFiles = { first: [], modules: {}, shared: {}, fonts: [] };
const parts: RendererParts = {
  template:
    '<!doctype html><html lang="ro"><head><title>Portal</title></head><body><div id="root"></div></body></html>',
  base: '/shell/1/',
  origin: 'https://portal.exemplu.ro',
  remote,
  entry: { version: '1', manifest: '/mfe/mfe_public/1/mf-manifest.json', contract: CONTRACT_VERSION },
  manifest: { portal: { uses: {} } },
  files: {
    shell: { ...noFiles, fonts: ['assets/sans.woff2'] },
    remote: {
      ...noFiles,
      modules: { './src/remote.tsx': { files: ['assets/page.js'], shared: [] } },
      integrity: { 'assets/page.js': 'sha256-page' },
    },
  },
};

let answers: Record<string, [number, object]> = {};
beforeEach(() => {
  answers = { '/api/public/things/1': [200, { name: EVIL }], '/api/public/things/extra': [200, { name: 'și altul' }] };
  globalThis.fetch = async (input) => {
    const [status, body] = answers[String(input)] ?? [404, { code: 'not_found', message: 'Nu există.' }];
    return Response.json(body, { status });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const draw = (path: string) => createPageRenderer(parts)(path);

describe('a page', () => {
  test('contains its content in the frame, its styles and its head', async () => {
    const page = await draw('/lucru/1');
    expect(page?.status).toBe(200);
    expect(page?.html).toContain('<main');
    expect(page?.html).toContain('și altul</h1>');
    expect(page?.html).toContain('color:rgb(1 2 3)');
    expect(page?.html).toMatch(/<link rel="preload" as="image" href="\/harta.svg"[^]*<\/head>/);
    expect(page?.html.indexOf('@font-face')).toBeLessThan(page?.html.indexOf('</head>') ?? 0);
    expect(page?.html).toMatch(/<div id="root"><(?!style|link)/);
    expect(page?.html).toContain('<link rel="canonical" href="https://portal.exemplu.ro/lucru/1" data-head="">');
    expect(page?.html).toContain('"url":"https://portal.exemplu.ro/lucru"');
    expect(/name="description" content="([^"]*)"/.exec(page?.html ?? '')?.[1]?.length).toBeLessThanOrEqual(160);
  });

  test('has preload links for its fonts and scripts', async () => {
    const page = await draw('/lucru/1');
    expect(page?.html).toContain('as="font" type="font/woff2" crossorigin href="/shell/1/assets/sans.woff2"');
    expect(page?.html).toContain(
      '<link rel="preload" as="script" fetchpriority="low" href="/mfe/mfe_public/1/remoteEntry.js">',
    );
    expect(page?.html).toContain(
      '<link rel="preload" as="script" fetchpriority="low" href="/mfe/mfe_public/1/assets/page.js" integrity="sha256-page">',
    );
  });

  test('escapes the text of its data', async () => {
    const page = await draw('/lucru/1');
    expect(page?.html).not.toContain(EVIL);
    expect(page?.html).not.toContain('<script>');
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page?.html ?? '')?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(EVIL).slice(1, -1));
  });

  test('is byte for byte the same while its data is', async () => {
    const first = await draw('/lucru/1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await draw('/lucru/1')).toEqual(first);
  });

  test('whose record does not exist is a 404 with a message, and is not indexed', async () => {
    answers = {};
    const page = await draw('/lucru/1');
    expect(page?.status).toBe(404);
    expect(page?.html).toContain('Pagina nu a fost găsită</h1>');
    expect(page?.html).toContain('<meta name="robots" content="noindex" data-head="">');
  });

  test('with an unknown address is a 404', async () => {
    expect(await draw('/nimic/aici')).toMatchObject({ status: 404, html: expect.stringContaining('nu a fost găsită') });
  });

  test('whose service is down shows it, and the browser renders it again', async () => {
    answers['/api/public/things/1'] = [503, { code: 'service.unavailable', message: 'Nu răspunde.' }];
    const page = await draw('/lucru/1');
    expect(page?.status).toBe(503);
    expect(page?.html).toContain('Nu răspunde.</h1>');
    expect(page?.html).toContain('"isWhole":false');
  });

  test('that is plain has a frame without the parts for visitors', async () => {
    const newsletter = 'id="newsletter-footer"';
    expect((await draw('/lucru/1'))?.html).toContain(newsletter);
    const page = await draw('/pas');
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('Pasul</h1>') });
    expect(page?.html).not.toContain(newsletter);
    expect(page?.html).toContain('id="linkuri"');
  });

  test('shows the words of the newsletter that are in force, and gives them to the browser', async () => {
    const newsletterConsent = { version: '3', text: 'Sunt de acord să primesc noutăți.', link: 'Despre date' };
    answers['/api/public/contact'] = [200, { email: 'contact@exemplu.ro', newsletterConsent }];
    const page = await draw('/lucru/1');
    expect(page?.html).toMatch(
      /id="newsletter-footer-consent"[^]*Sunt de acord să primesc noutăți\. <[^]*>Despre date<\/a>/,
    );
    expect(page?.html).toContain('"version":"3"');
  });

  test('that depends on browser state is left to the browser', async () => {
    expect(await draw('/pas?tip=uat')).toBeNull();
  });

  test('that throws is not rendered partially', async () => {
    await expect(draw('/stricat')).rejects.toThrow('stricat');
  });
});

test.each(['/login', '/uat/dashboard', '/admin', '/cont/securitate'])('%s is left to the browser', async (path) => {
  expect(await draw(path)).toBeNull();
});

test('a remote of another contract is refused', () => {
  expect(() => createPageRenderer({ ...parts, remote: { ...remote, contract: 99 } })).toThrow('another contract');
});
