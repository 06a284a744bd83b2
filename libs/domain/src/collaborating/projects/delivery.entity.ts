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

/** Work that the firm handed over, and what the authority answered. Who may do so, the project decides. */
export class Delivery extends deliverySchema.class {
  static of(projectId: string, number: number, note: string, now: Date): Delivery {
    const delivery = new Delivery();
    Object.assign(delivery, { id: newId(), projectId, number, note, createdAt: now });
    return delivery;
  }

  /** `changes`: what is asked for; null when the work is accepted. */
  answer(changes: string | null, now: Date): void {
    this.changesReason = changes;
    this.answeredAt = now;
  }
}
deliverySchema.setClass(Delivery);
