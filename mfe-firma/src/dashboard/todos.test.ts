import { expect, test } from '@jest/globals';
import { TODOS } from './todos.ts';

test.each(['confirmOffer', 'finishOffer', 'startProject', 'continueProject', 'writeReview'] as const)(
  '%s waits for a firm: it leads where it is done, and a reader where it is read',
  (kind) => {
    const { href, readHref = href } = TODOS[kind] ?? {};
    expect(href?.('x')).toMatch(/^\/firma\/(opportunities\/x\/oferta|projects\/x)/);
    expect(readHref?.('x')).toMatch(/^\/firma\/(opportunities|projects)\/x(#reviews)?$/);
  },
);
