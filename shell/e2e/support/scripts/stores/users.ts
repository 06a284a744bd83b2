import { accounts } from '../../accounts.ts';
import type { Screen, Store } from '../store.ts';

/* Merges the first two firms that may be merged, and undoes it. Returns the id of the kept one. */
async function merge({ send, read }: Pick<Store, 'send' | 'read'>): Promise<string> {
  const { items } = await read('admin', '/api/admin/organisations?kind=firma&status=approved&page=2');
  for (const kept of items)
    for (const other of items) {
      const preview = await read('admin', `/api/admin/organisations/${kept.id}/merge-preview?closed=${other.id}`);
      if (!preview.actions.includes('merge')) continue;
      const { id, version } = await send('admin', 'POST', `/api/admin/organisations/${kept.id}/merges`, {
        ...{ version: preview.kept.version, closedId: other.id, closedVersion: preview.closed.version },
        ...{ name: other.name, fields: [] },
      });
      await send('admin', 'POST', `/api/admin/organisation-merges/${id}/undo`, { version });
      return kept.id;
    }
  throw new Error('no two firms may be merged');
}

/** What the association says of organisations and people. */
export async function storeTexts({ send, read, act }: Store): Promise<Screen[]> {
  const found = async (list: string) => (await read('admin', list)).items[0].id as string;
  const own: string = (await read('primarie', '/api/identity/session')).session.organisation.id;
  const { version, people } = await read('admin', `/api/admin/organisations/${own}`);
  const next = people.find(({ actions }: { actions: string[] }) => actions.includes('makeOwner'));
  await send('admin', 'POST', `/api/admin/organisations/${own}/owner`, { version, accountId: next.accountId });
  const other = await found(`/api/admin/organisations?q=${encodeURIComponent(accounts.consultant.organisation)}`);
  await act('admin', `/api/admin/organisations/${other}`, 'suspend');
  const bulk = await send('admin', 'POST', '/api/admin/bulk-acts', {
    ...{ action: 'proposeSuspension', ids: [other], organisations: null, people: null, count: 1, package: null },
  });
  const suspended = await found('/api/admin/organisations?status=suspended');
  await act('admin', `/api/admin/organisations/${suspended}`, 'restore');
  const { items } = await read('admin', '/api/admin/suspension-proposals');
  const {
    id,
    version: proposed,
    organisation,
  } = items.find(({ actions }: { actions: string[] }) => actions.includes('decline'));
  await send('admin', 'POST', `/api/admin/suspension-proposals/${id}/decline`, { version: proposed });
  const firm = await found('/api/admin/organisations?badge=waiting');
  for (const decision of ['refuse-badge', 'give-badge', 'withdraw-badge'])
    await act('admin', `/api/admin/organisations/${firm}`, decision);
  const account = await found(`/api/admin/accounts?q=${accounts.cititor.email}`);
  for (const [path, noted] of [
    ['organisations', own],
    ['accounts', account],
  ]) {
    const { items: notes } = await send('admin', 'POST', `/api/admin/${path}/${noted}/notes`);
    const [{ id: note, version: written }] = notes;
    await send('admin', 'PUT', `/api/admin/notes/${note}`, { version: written });
    await send('admin', 'POST', `/api/admin/${path}/${noted}/notes`);
  }
  await send('admin', 'POST', `/api/admin/organisations/${own}/support-views`);
  const member = await storePackages({ send, read });
  await act('admin', `/api/admin/accounts/${account}`, 'suspend');
  await act('admin', `/api/admin/accounts/${account}`, 'restore');
  const merged = await merge({ send, read });
  return [
    ['admin', `/admin/users/organizatii/${merged}`],
    ['admin', `/admin/users/organizatii/${own}/suport`],
    ['primarie', '/uat/members'],
    ['admin', '/admin/users'],
    ['admin', '/admin/users?sectiune=persoane'],
    ['admin', `/admin/users/actiuni/${bulk.id}`],
    ['admin', '/admin/users/actiuni'],
    ['admin', '/admin/users?sectiune=propuneri'],
    ['admin', '/admin/users?sectiune=propuneri&status=declined'],
    ...[own, other, suspended, organisation.id, firm, member].map(
      (id) => ['admin', `/admin/users/organizatii/${id}`] as const,
    ),
    ['admin', `/admin/users/persoane/${account}`],
    ['admin', '/admin/dashboard'],
  ];
}

/* Why the association sets, changes, renews and pays packages. Returns the organisation that had none. */
async function storePackages({ send, read }: Pick<Store, 'send' | 'read'>): Promise<string> {
  const { items } = await read('admin', '/api/admin/packages?show=none&package=bronze');
  const { organisationId } = items[0];
  const terms = { package: 'bronze', price: 100, startsOn: '2026-02-01', endsOn: '2027-01-31' };
  const path = `/api/admin/packages/${organisationId}`;
  const set = await send('admin', 'POST', `${path}/set`, terms);
  const changed = await send('admin', 'POST', `${path}/change`, { ...terms, version: set.open.version });
  const next = { ...terms, startsOn: '2027-02-01', endsOn: '2028-01-31', version: changed.open.version };
  const renewed = await send('admin', 'POST', `${path}/renew`, next);
  await send('admin', 'POST', `${path}/withdraw`, { version: renewed.proposed.version });
  const issued = await send('admin', 'POST', `${path}/proformas`, { version: next.version });
  const [{ id, version }] = issued.proformas;
  const paid = await send('admin', 'POST', `${path}/proformas/${id}/pay`, { version, paidOn: '2026-02-01' });
  await send('admin', 'POST', `${path}/proformas/${id}/unpay`, { version: paid.proformas[0].version });
  return organisationId;
}

export const notReached = {
  'POST /api/admin/bulk-acts organisations.q': 'a search text, which is not kept',
  'POST /api/admin/organisations/{id}/merges name': 'compared with the name of the record, and not kept',
  'POST /api/admin/bulk-acts people.q': 'a search text, which is not kept',
  'POST /api/admin/organisations/{id}/keep-badge reason':
    'kept and shown as the reason of a badge that is given is; needs a certificate that ends',
  'POST /api/admin/organisations/{id}/identity reason':
    'kept, told and shown as the reason of a badge that is given is; needs a tax code of its own',
  'POST /api/admin/accounts/{id}/reset-two-factor reason':
    'kept and shown as the reason of a suspension is; needs an authenticator',
};
