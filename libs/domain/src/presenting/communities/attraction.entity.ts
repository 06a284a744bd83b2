import { defineEntity, p } from '@mikro-orm/core';
import type { AttractionType } from '@psp/contracts/communities';
import type { AttractionContent } from '@psp/contracts/community-bodies';
import { row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';

const attractionSchema = defineEntity({
  name: 'Attraction',
  tableName: 'community_attraction',
  properties: {
    ...row,
    updatedAt,
    communityId: p.uuid(),
    name: p.text(),
    description: p.text().default(''),
    type: p.string().$type<AttractionType>(),
    imageIds: p.array<string>().columnType('uuid[]').default([]),
    position: p.smallint().default(0),
  },
});

/** Something worth seeing in a community. Who may touch it, the community decides. */
export class Attraction extends attractionSchema.class {
  static of(communityId: string, content: AttractionContent, position: number): Attraction {
    return Object.assign(new Attraction(), content, { id: newId(), communityId, position });
  }

  /** Takes over what is now said of it. */
  describe(content: AttractionContent): void {
    Object.assign(this, content);
  }
}
attractionSchema.setClass(Attraction);
