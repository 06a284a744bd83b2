import type { Capability } from '../../capability.ts';
import { ServiceRequest } from './service-request.entity.ts';

export const serviceRequests: Capability = { name: 'service-requests', entities: [ServiceRequest] };
