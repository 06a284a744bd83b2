import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { browserProjects, workspaceRoot } from '../workspace.ts';
import { PARTS } from './sharing.ts';

/** The names in the braces of every match, without types. */
function names(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type '));
}

/* Without what runs on the server alone, which has the whole of React Router. */
function sourcesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!(?:.*\/)?testing\/|server\.tsx|rendered\/draw\.tsx).*(?<!\.test)\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

test.each([...PARTS])(
  'every name that a browser application takes from %s is one that the shell offers',
  (name, part) => {
    const offered = names(readFileSync(part, 'utf8'), /export \{([^}]*)\}/g);
    const folders = [
      ...browserProjects.map((project) => `${project}/src`),
      'libs/features/src',
      'libs/remote/src',
      'libs/design-system/src',
    ];
    const used = folders.flatMap((folder) =>
      names(sourcesOf(join(workspaceRoot, folder)), new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')),
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !offered.includes(name))).toEqual([]);
  },
);
