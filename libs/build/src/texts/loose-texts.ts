import { type JSXElement, type JSXFragment, parseSync, type Span } from '@swc/core';
import { type Node, nodesIn } from './nodes.ts';
import { type Kind, kindsOfChild } from './kinds.ts';

type Parent = JSXElement | JSXFragment;

const isParent = (node: Node | Parent): node is Parent => node.type === 'JSXElement' || node.type === 'JSXFragment';

const varies = (kinds: readonly Kind[]): boolean => kinds.includes('list') || new Set(kinds).size > 1;

/* Of a fragment all texts but blanks: whatever shows the fragment may take its parts away one by one. */
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
 * Lines at which a text of a component comes or goes beside other children, or stands behind one that does, without an element of its
 * own. The page of somebody who has it translated by the browser falls when that happens.
 */
export function looseTexts(source: string): number[] {
  // Positions are bytes over all that the process has parsed; the first token of the module tells where this source begins.
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
