import { defineEntity, p } from '@mikro-orm/core';
import type { AddMaterial, Audience } from '@psp/contracts/event-materials';
import type { Actor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';

const materialSchema = defineEntity({
  name: 'EventMaterial',
  tableName: 'event_material',
  properties: {
    ...{ ...row, createdAt, updatedAt, eventId: p.uuid(), addedBy: p.uuid(), position: p.integer(), title: p.text() },
    ...{ audience: p.string().$type<Audience>(), fileId: p.uuid().nullable(), url: p.text().nullable() },
  },
});

/** A file or a link for those registered for an event, or for those present. */
export class EventMaterial extends materialSchema.class {
  static of({ accountId }: Actor, eventId: string, position: number, content: AddMaterial): EventMaterial {
    return Object.assign(new EventMaterial(), { id: newId(), eventId, addedBy: accountId, position, ...content });
  }
}
materialSchema.setClass(EventMaterial);
