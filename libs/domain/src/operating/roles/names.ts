/** The processes that use the database, each with a role of its own. */
export const SERVICES = ['identity', 'public', 'uat', 'firma', 'admin', 'worker'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Name of a service's role in PostgreSQL. */
export const roleOf = (service: ServiceName): string => `portal_${service}`;

/** Environment variable with the password of a service's role, where the service signs in as that role. */
export const passwordName = (service: ServiceName): string => `${service.toUpperCase()}_DB_PASSWORD`;
