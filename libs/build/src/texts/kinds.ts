import type { Expression, JSXElementChild } from '@swc/core';
import { isNode } from './nodes.ts';

/** What a child of an element may be when the page is rendered. */
export type Kind = 'element' | 'list' | 'nothing' | 'text' | 'unknown';

/* Names of tables of texts, of functions that return texts, and of properties that hold texts. */
const TABLES = /strings|words|texts$/i;
const MAKERS = /^format[A-Z]/;
const PROPERTIES = /^(?:name|title|label|text|description)$/;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return node.value;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type !== 'MemberExpression') return '';
  return nameOf(node.object);
};

const propertyOf = (node: Expression): string =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.value : '';

function kindOfName(node: Expression): Kind {
  if (node.type === 'Identifier' && node.value === 'undefined') return 'nothing';
  const name = nameOf(node);
  return TABLES.test(name) || MAKERS.test(name) || PROPERTIES.test(propertyOf(node)) ? 'text' : 'unknown';
}

/** Returns the kinds that an expression may have as a child. */
export function kindsOf(node: Expression): Kind[] {
  switch (node.type) {
    case 'ParenthesisExpression':
      return kindsOf(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'StringLiteral':
      return [node.value === '' ? 'nothing' : 'text'];
    case 'NullLiteral':
    case 'BooleanLiteral':
      return ['nothing'];
    case 'TemplateLiteral':
    case 'NumericLiteral':
      return ['text'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'BinaryExpression':
      if (node.operator === '&&') return ['nothing', ...kindsOf(node.right)];
      return node.operator === '||' || node.operator === '??'
        ? [...kindsOf(node.left), ...kindsOf(node.right)]
        : ['text'];
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && propertyOf(node.callee) === 'map'
        ? ['list']
        : [kindOfName(node)];
    default:
      return [kindOfName(node)];
  }
}

/** Returns the kinds that a child may have; none for whitespace between lines of the source. */
export function kindsOfChild(child: JSXElementChild): Kind[] {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n') ? [] : ['text'];
  if (child.type === 'JSXExpressionContainer')
    return child.expression.type === 'JSXEmptyExpression' ? [] : kindsOf(child.expression);
  return child.type === 'JSXSpreadChild' ? ['list'] : ['element'];
}
