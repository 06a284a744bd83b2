import type { Expression } from '@swc/core';
import { isNode, type Node, nodesIn } from './nodes.ts';

/** Stands in an address for what is only known when the program runs. */
export const UNKNOWN = '\0';

/** What the names in a file stand for. */
export interface Scope {
  values: Map<string, Expression>;
  /** Names of parameters, which stand for something else at each call. */
  parameters: Set<string>;
}

export function scopeOf(nodes: readonly Node[]): Scope {
  const values = new Map<string, Expression>();
  const parameters = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      // One that stands for several things is as unknown as a parameter.
      if (values.has(node.id.value)) parameters.add(node.id.value);
      values.set(node.id.value, node.init);
    }
    if ('params' in node)
      for (const name of nodesIn(node.params)) if (name.type === 'Identifier') parameters.add(name.value);
  }
  return { values, parameters };
}

/** The texts that an expression may give, with `UNKNOWN` in them; `UNKNOWN` alone when nothing is known. */
export function addressesOf(expression: Expression, scope: Scope, depth = 0): string[] {
  const read = (part: unknown): string[] =>
    isExpression(part) && depth < 9 ? addressesOf(part, scope, depth + 1) : [UNKNOWN];
  switch (expression.type) {
    case 'StringLiteral':
      return [expression.value];
    case 'TemplateLiteral':
      return expression.quasis.reduce<string[]>(
        (texts, { raw }, index) => {
          const part = expression.expressions[index];
          const ends = part ? read(part).map((end) => raw + end) : [raw];
          return texts.flatMap((text) => ends.map((end) => text + end));
        },
        [''],
      );
    case 'ParenthesisExpression':
      return read(expression.expression);
    case 'ConditionalExpression':
      return [...read(expression.consequent), ...read(expression.alternate)];
    case 'Identifier': {
      const value = scope.parameters.has(expression.value) ? undefined : scope.values.get(expression.value);
      return read(value);
    }
    case 'CallExpression': {
      const { callee } = expression;
      const made = callee.type === 'Identifier' ? scope.values.get(callee.value) : undefined;
      return read(made?.type === 'ArrowFunctionExpression' ? made.body : undefined);
    }
    case 'MemberExpression': {
      // One of a list of words, whichever: `PATHS[action]`.
      const { object } = expression;
      const list = object.type === 'Identifier' ? scope.values.get(object.value) : undefined;
      if (list?.type !== 'ObjectExpression') return [UNKNOWN];
      return list.properties.flatMap((one) => read(one.type === 'KeyValueProperty' ? one.value : undefined));
    }
    default:
      return [UNKNOWN];
  }
}

const isExpression = (value: unknown): value is Expression => isNode(value) && value.type !== 'BlockStatement';
