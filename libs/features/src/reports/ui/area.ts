import type { Client } from '@psp/remote/client';

/** The side that reads its reports. */
export interface ReportArea {
  kind: 'uat' | 'firma';
  /** The client of the area's own service. */
  client: Client;
}
