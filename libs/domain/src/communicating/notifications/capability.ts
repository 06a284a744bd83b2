import type { Capability } from '../../capability.ts';
import { Notification } from './notification.entity.ts';

export const notifications: Capability = { name: 'notifications', entities: [Notification] };
