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

/** A section of the public pages, edited by the association. A database trigger stores every version. */
export class SiteSection extends siteSectionSchema.class {}
siteSectionSchema.setClass(SiteSection);
