import { expect, test } from '@jest/globals';
import { FIRMA_TODOS as ofProjects } from '@psp/features/projects/ui/todos';
import { FIRMA_TODOS as ofReviews } from '@psp/features/reviews/ui/todos';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { TODOS as ofOffers } from '../offers/todos.ts';

const TODOS: Partial<TodoKinds<'firma'>> = { ...ofOffers, ...ofProjects, ...ofReviews };

test.each(['confirmOffer', 'finishOffer', 'startProject', 'continueProject', 'writeReview'] as const)(
  '%s links an editor to where it is done, and a viewer to where it is read',
  (kind) => {
    const { href, readHref = href } = TODOS[kind] ?? {};
    expect(href?.('x')).toMatch(/^\/firma\/(opportunities\/x\/oferta|projects\/x)/);
    expect(readHref?.('x')).toMatch(/^\/firma\/(opportunities|projects)\/x(#reviews)?$/);
  },
);
