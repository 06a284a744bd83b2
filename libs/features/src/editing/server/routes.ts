import { presenters } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { alsoEditing, editedText } from '@psp/contracts/editing';
import { endEditing, tellEditing } from '@psp/domain/operating/editing/tell-editing';

/** Who has the same text open. Nobody is kept from writing, and nothing is recorded. */
export const editingRoutes = (app: PortalApp, side: 'uat' | 'firma'): void => {
  const told = { access: presenters(side), body: editedText };
  actRoute(app, 'editing.tell', '/editing', {
    ...{ ...told, view: alsoEditing, command: tellEditing },
    answer: async (_, also) => also,
  });
  actRoute(app, 'editing.end', '/editing/end', { ...told, command: endEditing });
};
