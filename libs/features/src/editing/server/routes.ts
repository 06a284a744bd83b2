import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { editingOperations } from '@psp/contracts/editing';
import { endEditing, tellEditing } from '@psp/domain/operating/editing/tell-editing';

/** Who has the same text open. Nobody is kept from writing, and nothing is recorded. */
export const editingRoutes = (app: PortalApp, side: 'uat' | 'firma'): void =>
  implement(app, side, editingOperations, {
    tell: acting({ command: tellEditing, answer: async (_, also) => also }),
    end: endEditing,
  });
