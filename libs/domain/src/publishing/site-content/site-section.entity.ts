import { defineEntity, p } from '@mikro-orm/core';
import type { SectionContent, SectionKey } from '@psp/contracts/site-content';

const siteSectionSchema = defineEntity({
  name: 'SiteSection',
  tableName: 'site_section',
  properties: {
    id: p.uuid().primary(),
    key: p.string().$type<SectionKey>(),
    content: p.json<SectionContent>(),
    savedAt: p.datetime(),
    savedBy: p.uuid().nullable(),
    version: p.integer().version(),
  },
});

/** One section of what the association says on the public pages. The database keeps every version of it. */
export class SiteSection extends siteSectionSchema.class {}
siteSectionSchema.setClass(SiteSection);
