import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';

const deliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    ...row,
    createdAt,
    projectId: p.uuid(),
    number: p.smallint(),
    note: p.text(),
    changesReason: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
  },
});

/** A delivery of the firm, with the authority's answer. The project decides who may deliver and answer. */
export class Delivery extends deliverySchema.class {
  static of(projectId: string, number: number, note: string, now: Date): Delivery {
    const delivery = new Delivery();
    Object.assign(delivery, { id: newId(), projectId, number, note, createdAt: now });
    return delivery;
  }

  /** Records the authority's answer. `changes`: the requested changes; null if the work is accepted. */
  answer(changes: string | null, now: Date): void {
    this.changesReason = changes;
    this.answeredAt = now;
  }
}
deliverySchema.setClass(Delivery);
