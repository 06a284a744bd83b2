import { defineEntity, p } from '@mikro-orm/core';
import type { AttractionContent } from '@psp/contracts/community-bodies';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';

const attractionSchema = defineEntity({
  name: 'Attraction',
  tableName: 'community_attraction',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    communityId: p.uuid(),
    name: p.text(),
    description: p.text().default(''),
    type: p.string(),
    imageIds: p.array<string>().columnType('uuid[]').default([]),
    /** Descriptions of the pictures, in the same order. */
    imageAlts: p.array<string>().columnType('text[]').default([]),
    position: p.smallint().default(0),
  },
});

/** A sight of a community. The community decides who may change it. */
export class Attraction extends attractionSchema.class {
  static of(communityId: string, content: AttractionContent, position: number): Attraction {
    const attraction = Object.assign(new Attraction(), { id: newId(), communityId, position });
    attraction.describe(content);
    return attraction;
  }

  /** Replaces the content. */
  describe({ pictures, ...fields }: AttractionContent): void {
    const images = { imageIds: pictures.map(({ id }) => id), imageAlts: pictures.map(({ alt }) => alt) };
    Object.assign(this, fields, images);
  }
}
attractionSchema.setClass(Attraction);
