import { type JSXElement, type JSXFragment, parseSync, type Span } from '@swc/core';
import { type Node, nodesIn } from './nodes.ts';
import { type Kind, kindsOfChild } from './kinds.ts';

type Parent = JSXElement | JSXFragment;

const isParent = (node: Node | Parent): node is Parent => node.type === 'JSXElement' || node.type === 'JSXFragment';

const varies = (kinds: readonly Kind[]): boolean => kinds.includes('list') || new Set(kinds).size > 1;

/* All texts of a fragment except blanks count as loose, since the parent of the fragment may remove its parts one by one. */
function isLoose(parent: Parent): boolean {
  const children = parent.children.map(kindsOfChild).filter(({ length }) => length > 0);
  const isText = (kinds: readonly Kind[]) => kinds.includes('text');
  if (parent.type === 'JSXFragment' && children.some((kinds, at) => isText(kinds) && !isBlank(parent, at))) return true;
  const change = children.findIndex(varies);
  return children.length > 1 && change >= 0 && children.slice(change).some(isText);
}

function isBlank(parent: Parent, at: number): boolean {
  const child = parent.children.filter((given) => kindsOfChild(given).length > 0)[at];
  if (child?.type === 'JSXText') return child.value.trim() === '';
  return (
    child?.type === 'JSXExpressionContainer' &&
    child.expression.type === 'StringLiteral' &&
    child.expression.value.trim() === ''
  );
}

/**
 * Returns the lines of texts without their own element that appear or disappear next to other children, or follow a child that does. React
 * crashes on such a change when the browser has translated the page.
 */
export function looseTexts(source: string): number[] {
  // Positions count bytes of everything that the process has parsed; the first token marks where this source begins.
  const text = `;${source}`;
  const bytes = Buffer.from(text);
  const module = parseSync(text, { syntax: 'typescript', tsx: true, target: 'es2024' });
  const lineOf = ({ start }: Span): number =>
    bytes
      .subarray(0, start - module.span.start)
      .toString()
      .split('\n').length;
  return [...nodesIn(module.body)]
    .filter(isParent)
    .filter(isLoose)
    .map(({ span }) => lineOf(span));
}
