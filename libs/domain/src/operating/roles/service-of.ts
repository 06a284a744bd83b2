import type { MikroORM } from '@mikro-orm/postgresql';
import type { ServiceName } from './names.ts';

const services = new WeakMap<MikroORM, ServiceName>();

/** Notes the service in whose role the connections of an ORM work. */
export const noteService = (orm: MikroORM, service: ServiceName): void => void services.set(orm, service);

/** The service in whose role the connections of an ORM work; undefined where they have the rights of the URL's user. */
export const serviceOf = (orm: MikroORM): ServiceName | undefined => services.get(orm);

/** Whether the connections of an ORM see only rows of the organisation that is set for them (see 0164-row-policies). */
export const seesOwnRows = (orm: MikroORM): boolean => {
  const service = serviceOf(orm);
  return service === 'uat' || service === 'firma';
};
