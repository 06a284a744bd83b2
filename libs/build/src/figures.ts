import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { workspaceRoot } from './workspace.ts';

export interface Source {
  path: string;
  text: string;
}

/** Number of lines of a function or file, and its location. */
export interface Measured {
  lines: number;
  where: string;
}

const isCode = /\.(ts|tsx|mjs|js)$/;
/* Tests, texts of the demonstration, and migrations, which are never changed. */
const isLeftOut = /\.test\.|\/(e2e|testing|test|content|migrations|dist)\//;

/** Returns the maintained sources of the repository: without tests, demonstration content and migrations. */
export function sources(): Source[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).split('\n');
  return paths
    .filter((path) => isCode.test(path) && !isLeftOut.test(path))
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }));
}

export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const NAMED = new Set(['ClassMethod', 'Constructor', 'FunctionDeclaration', 'MethodProperty', 'PrivateMethod']);
const UNNAMED = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/* The parser's offsets continue from the text parsed before; this first statement marks where the text begins. */
const MARK = ';';

interface Span {
  start: number;
  end: number;
}

/** Returns the named functions of a file with their lengths; callbacks count as lines of the function around them. */
export function functionsOf({ path, text }: Source): Measured[] {
  const bytes = Buffer.from(MARK + text);
  const module = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
  const begin = module.span.start;
  const lineAt = (offset: number) => linesOf(`${bytes.subarray(0, offset - begin)}.`);
  const found: Measured[] = [];
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    if (isFunction(node)) {
      const [first, last] = [lineAt(node.span.start), lineAt(node.span.end)];
      found.push({ lines: last - first + 1, where: `${path}:${first}` });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(module.body);
  return found;
}

const typeOf = (node: unknown): string => String(Object(node).type);
const isFunction = (node: object): node is { span: Span } =>
  NAMED.has(typeOf(node)) || (typeOf(node) === 'VariableDeclarator' && UNNAMED.has(typeOf(Object(node).init)));
