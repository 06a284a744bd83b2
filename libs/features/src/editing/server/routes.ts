import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { editingOperations } from '@psp/contracts/editing';
import { endEditing, reportEditing } from '@psp/domain/operating/editing/report-editing';

/** Registers the routes that report who edits the same text. They lock and record nothing. */
export const editingRoutes = (app: PortalApp, side: 'uat' | 'firma'): void =>
  implement(app, side, editingOperations, {
    tell: acting({ command: reportEditing, answer: async (_, also) => also }),
    end: endEditing,
  });
