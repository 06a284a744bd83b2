import type { Expression, ModuleItem, Param, Pattern, VariableDeclarator } from '@swc/core';

/** A part of a syntax tree. */
export type Node = Expression | ModuleItem | Param | Pattern | VariableDeclarator;

/** True for a part of a syntax tree, as opposed to its properties. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All parts of a syntax tree, the outer ones first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
