import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';

/** Texts for visitors: public pages, sign-in, header and footer, newsletter form, and the initial content of the landing page. */
const PUBLIC_TEXTS = [
  'mfe-public/src/**/*strings.ts',
  'shell/src/{frame,login}/strings.ts',
  'libs/features/src/newsletter/ui/strings.ts',
  'libs/domain/src/publishing/site-content/first-content.ts',
];

/* Words of areas that do not exist yet. Remove a word when its area is added. */
const MISSING_AREAS = ['asistent'];

test('no public text mentions an area that does not exist', () => {
  const files = globSync(PUBLIC_TEXTS, { cwd: workspaceRoot });
  expect(files.length).toBeGreaterThan(20);
  const promised = files.flatMap((file) => {
    const text = readFileSync(join(workspaceRoot, file), 'utf8').toLowerCase();
    return MISSING_AREAS.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(promised).toEqual([]);
});
