import { defineEntity, p } from '@mikro-orm/core';
import type { SectionContent, SectionKey } from '@psp/contracts/site-content';
import { row } from '../../columns.ts';

const siteSectionSchema = defineEntity({
  name: 'SiteSection',
  tableName: 'site_section',
  properties: {
    ...row,
    key: p.string().$type<SectionKey>(),
    content: p.json<SectionContent>(),
    savedAt: p.datetime(),
    savedBy: p.uuid().nullable(),
  },
});

/** One section of what the association says on the public pages. The database keeps every version of it. */
export class SiteSection extends siteSectionSchema.class {}
siteSectionSchema.setClass(SiteSection);
