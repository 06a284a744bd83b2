import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { editingOperations } from '@psp/contracts/editing';
import { endEditing, tellEditing } from '@psp/domain/operating/editing/tell-editing';

/** Registers the routes that report who edits the same text. They lock and record nothing. */
export const editingRoutes = (app: PortalApp, side: 'uat' | 'firma'): void =>
  implement(app, side, editingOperations, {
    tell: acting({ command: tellEditing, answer: async (_, also) => also }),
    end: endEditing,
  });
