import type { Capability } from '../../capability.ts';
import { SiteSection } from './site-section.entity.ts';

export const siteContent: Capability = { name: 'site-content', entities: [SiteSection] };
