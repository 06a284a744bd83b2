import type { Capability } from '../../capability.ts';
import { NewsletterIssue } from './issue.entity.ts';

export const newsletter: Capability = { name: 'newsletter', entities: [NewsletterIssue] };
