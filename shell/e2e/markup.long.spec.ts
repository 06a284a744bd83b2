import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { publicRoutes } from './support/routes.ts';
import { test } from './support/test.ts';

/** Checks conformance with the standard, without rules about the style of serialised markup. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

/** Has a token in its address and is not indexed. */
const TICKET_PAGE = '/tichet/';

test('the HTML of every public page is valid', async ({ context }) => {
  for (const path of await publicRoutes(context)) {
    const response = await context.request.get(path);
    const { results } = await validator.validateString(await response.text());
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? line})`),
    );
    expect.soft(found, path).toEqual([]);
  }
});

test('every public page has unique metadata for search engines and link previews', async ({ context }) => {
  const titles = new Map<string, string>();
  const indexed = (await publicRoutes(context)).filter((path) => !path.includes('?') && !path.startsWith(TICKET_PAGE));
  for (const path of indexed) {
    const html = await (await context.request.get(path)).text();
    const only = (pattern: RegExp): string => {
      const found = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
      expect.soft(found, `${path}: ${pattern.source}`).toHaveLength(1);
      return found[0] ?? '';
    };
    const title = only(/<title[^>]*>([^<]+)<\/title>/g);
    expect.soft(title, path).toMatch(/ – Portal PSP$/);
    expect.soft(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    titles.set(title, path);
    if (/<meta[^>]+name="robots"[^>]+noindex/.test(html)) continue;
    expect.soft(only(/<link rel="canonical" href="([^"]+)"/g), path).toMatch(/^https?:\/\/[^?]+$/);
    expect.soft(only(/<meta name="description" content="([^"]+)"/g).length, path).toBeGreaterThan(30);
    only(/<meta property="og:title" content="([^"]+)"/g);
    expect.soft(only(/<meta property="og:image:alt" content="([^"]+)"/g), path).not.toBe('');
    const picture = only(/<meta property="og:image" content="([^"]+)"/g).replaceAll('&amp;', '&');
    const answer = await context.request.get(picture, { maxRedirects: 0 });
    expect.soft(`${answer.status()} ${answer.headers()['content-type']}`, picture).toMatch(/^200 image\//);
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g))
      expect.soft(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org' });
  }
});
