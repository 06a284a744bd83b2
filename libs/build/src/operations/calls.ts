import { readFileSync } from 'node:fs';
import { type Expression, parseSync } from '@swc/core';
import { isNode, type Node, nodesIn } from './nodes.ts';
import { addressesOf, type Scope, scopeOf, UNKNOWN } from './addresses.ts';

/** A call of a service that stands in a source file. */
export interface Call {
  /** HTTP method, `*` where the file does not say. */
  method: string;
  /** Path from `/api/`, with `UNKNOWN` for what is only known when the program runs. */
  address: string;
  file: string;
  /** True for code that several areas share: each calls its own service, and not all of them have every operation. */
  isShared: boolean;
}

/** What calls a service, by its name, and the method it uses. */
const METHODS: Partial<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
  readQuery: 'GET',
  listQuery: 'GET',
  polledQuery: 'GET',
};
/** A file without any of it calls nothing, and is not parsed. */
const CALLING = new RegExp(`\\b(?:createClient|${Object.keys(METHODS).join('|')})\\b|/api/`);
/** The ways of calling themselves: their addresses are given by others. */
const TRANSPORT = /libs\/(?:remote\/src\/(?:api|client|queries|reads)|auth\/src\/session\/address)\.ts$/;

interface Source {
  file: string;
  nodes: Node[];
  scope: Scope;
  /** Areas of the clients that the file makes, by name. */
  clients: Map<string, string>;
  exports: Set<string>;
}

/**
 * The calls that stand in source files. Clients that a file neither makes nor imports are named `client` and are those of the area
 * `own`. Throws where the address of a call cannot be read in the file that calls.
 */
export function callsIn(files: Iterable<string>, own: string): Call[] {
  const sources = [...files].filter((file) => /\.tsx?$/.test(file) && !TRANSPORT.test(file)).flatMap(readSource);
  const exported = new Map(
    sources.flatMap(({ clients, exports }) => [...clients].filter(([name]) => exports.has(name))),
  );
  return sources.flatMap((source) => [...clientCalls(source, exported, own), ...wholeAddresses(source, own)]);
}

function readSource(file: string): Source[] {
  const text = readFileSync(file, 'utf8');
  if (!CALLING.test(text)) return [];
  const nodes = [...nodesIn(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2024' }))];
  const scope = scopeOf(nodes);
  const clients = [...scope.values].flatMap(([name, value]) => {
    const area = createdFor(value);
    return area === undefined ? [] : [[name, area] as const];
  });
  return [{ file, nodes, scope, clients: new Map(clients), exports: exportsIn(nodes) }];
}

const exportsIn = (nodes: readonly Node[]): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      if (node.type !== 'ExportDeclaration' || node.declaration.type !== 'VariableDeclaration') return [];
      return node.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    }),
  );

/* `createClient('uat')` is 'uat'; of an area that is not written there, UNKNOWN. */
function createdFor(value: Expression): string | undefined {
  if (value.type !== 'CallExpression' || nameOf(value.callee) !== 'createClient') return undefined;
  const area = value.arguments[0]?.expression;
  return area?.type === 'StringLiteral' ? area.value : UNKNOWN;
}

function nameOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type === 'MemberExpression') return nameOf(callee.property);
  return undefined;
}

function clientCalls(source: Source, exported: ReadonlyMap<string, string>, own: string): Call[] {
  const { file, nodes, scope, clients } = source;
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const name = nameOf(node.callee) ?? '';
    const method = METHODS[name];
    const given = node.arguments.map(({ expression }) => expression);
    const client = node.callee.type === 'MemberExpression' ? node.callee.object : given[0];
    if (!method || !client) return [];
    const of = nameOf(client) ?? '';
    const explicit = createdFor(client) ?? clients.get(of) ?? exported.get(of);
    if (explicit === undefined && of !== 'client') return [];
    const texts = given.map((argument) => addressesOf(argument, scope));
    if (texts.some(([text]) => text?.startsWith('GET /'))) return [];
    const paths = texts.find(([path]) => path?.startsWith('/'));
    if (!paths) throw new Error(`${file}: the path of a call ${of}.${name} does not stand where the call does`);
    const isShared = explicit === undefined && file.includes('/libs/');
    return paths.map((path) => ({ method, address: `/api/${explicit ?? own}${path}`, file, isShared }));
  });
}

/* Uploads, downloads, pictures and feeds. */
function wholeAddresses({ file, nodes, scope }: Source, own: string): Call[] {
  const isAddress = (text: string | undefined): boolean => Boolean(text?.startsWith('/api/'));
  return nodes.flatMap((node) => {
    const isWhole =
      (node.type === 'StringLiteral' && isAddress(node.value)) ||
      (node.type === 'TemplateLiteral' && isAddress(node.quasis[0]?.raw));
    if (!isWhole) return [];
    return addressesOf(node, scope).map((address) => ({
      method: '*',
      address: address.replace(`/api/${UNKNOWN}/`, `/api/${own}/`),
      file,
      isShared: false,
    }));
  });
}
