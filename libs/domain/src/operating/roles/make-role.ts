import { roleOf, type ServiceName } from './names.ts';

/** Statement that makes the role of a service where it is missing. Roles are of the whole server, which may have other databases. */
export const makeRole = (service: ServiceName): string =>
  `do $role$ begin create role ${roleOf(service)}; exception when duplicate_object or unique_violation then null; end $role$`;
