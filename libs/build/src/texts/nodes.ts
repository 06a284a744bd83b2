import type { Expression, ModuleItem, Param, Pattern, VariableDeclarator } from '@swc/core';

/** A node of a syntax tree. */
export type Node = Expression | ModuleItem | Param | Pattern | VariableDeclarator;

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Yields all nodes of a syntax tree, outer ones first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
