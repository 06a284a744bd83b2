import { randomUUID } from 'node:crypto';
import { dayFromNow } from '../../page.ts';
import type { Answer, Screen, Store } from '../store.ts';

const COMMUNITIES = '/api/uat/communities';
/* In the names of operations that the association has too. */
const SHARED = '/api/…/communities/{id}';
const contact = { email: 'contact@exemplu.ro', phone: '0269208800' };

/** Descriptions of pictures, which stand in a list, in the place of those of `pictures`. */
const described = ({ writeInto }: Store, operation: string, pictures: Answer[]) =>
  pictures.map(({ id }) => ({ id, alt: writeInto(operation)('content.pictures[].alt', 150) }));

/** The showcase of an authority. */
async function storeCommunity(store: Store): Promise<Screen[]> {
  const { send, read } = store;
  const { community } = await read('primarie', '/api/uat/community');
  const { id, profile, location, statistics, gallery, attractions, projects } = community;
  const at = `${COMMUNITIES}/${id}`;
  const [{ featuredImageId }, { countyCode }, pictures] = [profile, location, gallery.pictures.slice(0, 1)];
  const save = (part: string, version: number, content: object) =>
    send('primarie', 'PUT', `${at}/${part}`, { version, content });
  await save('profile', profile.version, { featuredImageId });
  await save('contact', community.contact.version, contact);
  await save('location', location.version, { countyCode });
  await save('statistics', statistics.version, {});
  const galleryAlt = described(store, `PUT ${SHARED}/gallery`, pictures);
  await save('gallery', gallery.version, { pictures: galleryAlt });
  const added = described(store, `POST ${SHARED}/attractions`, pictures);
  const [attraction] = attractions;
  const { type } = attraction;
  await send('primarie', 'POST', `${at}/attractions`, { content: { type, pictures: added } });
  const edited = described(store, `PUT ${SHARED}/attractions/{attractionId}`, pictures);
  await save(`attractions/${attraction.id}`, attraction.version, { type, pictures: edited });
  const work = { startsOn: dayFromNow(-10), endsOn: null, projectId: null };
  await send('primarie', 'POST', `${at}/projects`, { content: work });
  const project = projects.find((one: Answer) => one.projectId === null);
  await save(`projects/${project.id}`, project.version, work);
  return [
    ['primarie', '/uat/community'],
    ['visitor', `/comunitati/${id}`],
    ['visitor', `/comunitati/${id}/fisa`],
  ];
}

/** What an authority is, and what it asks the association to change of that. */
async function storeProfile({ send, read }: Store): Promise<Screen[]> {
  const { version } = await read('primarie', '/api/uat/profile');
  await send('primarie', 'PUT', '/api/uat/profile', { ...contact, version });
  const { number } = await send('primarie', 'POST', '/api/uat/profile/identity', { cui: '', key: randomUUID() });
  const { items } = await read('admin', `/api/admin/tickets?q=${number}`);
  return [['primarie', '/uat/profile'], ...items.map(({ id }: Answer) => ['admin', `/admin/tickets/${id}`] as const)];
}

const COMPANY = '/api/firma/profile';

/** What a firm writes of itself. */
async function storeCompany({ send, read, writeInto }: Store): Promise<Screen[]> {
  const { id, company, services, coverage, ...profile } = await read('firma2', COMPANY);
  const save = (section: string, version: number, content: object) =>
    send('firma2', 'PUT', `${COMPANY}/${section}`, { version, content });
  const facts = { industry: 'it', foundedYear: 2010, employees: '10-50', capacity: 3 };
  await save('company', company.version, facts);
  await save('contact', profile.contact.version, { ...contact, countyCode: 'SB' });
  const text = (name: string) => [writeInto(`PUT ${COMPANY}/services`)(`content.${name}[]`, 120)];
  await save('services', services.version, { services: text('services'), specializations: text('specializations') });
  await save('coverage', coverage.version, { domains: coverage.domains, servedCounties: ['SB'] });
  const items = { team: {}, portfolio: { year: 2020, budget: 1000 }, discounts: { validUntil: null } };
  for (const [list, content] of Object.entries({ ...items, certificates: { issuedOn: null, validUntil: null } }))
    await send('firma2', 'POST', `${COMPANY}/${list}`, { content });
  const { portfolio } = await read('firma2', COMPANY);
  const { token } = await send('firma2', 'POST', `${COMPANY}/portfolio/${portfolio.at(-1).id}/confirmation`, {
    authorityId: null,
  });
  await send('primarie', 'POST', `/api/uat/work-confirmations/${token}/decline`, { version: 1 });
  return [
    ['primarie', `/uat/work-confirmations/${token}`],
    ['firma2', '/firma/profile'],
    ...['', 'servicii', 'echipa', 'portofoliu'].map((part) => ['visitor', `/partener/${id}?sectiune=${part}`] as const),
  ];
}

/** What an authority and a firm write of themselves. */
export const storeTexts = async (store: Store): Promise<Screen[]> => [
  ...(await storeCommunity(store)),
  ...(await storeProfile(store)),
  ...(await storeCompany(store)),
];

export const notReached = {
  'POST /api/…/communities/{id}/projects/{communityProjectId}/move reason':
    'kept in the record; no page shows the history of a showcase',
};
