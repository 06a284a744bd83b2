import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';

const milestoneSchema = defineEntity({
  name: 'Milestone',
  tableName: 'milestone',
  properties: {
    ...row,
    createdAt,
    projectId: p.uuid(),
    title: p.text(),
    dueOn: p.date().nullable(),
    doneAt: p.datetime().nullable(),
  },
});

/** A milestone of a project. The project decides who may change it. */
export class Milestone extends milestoneSchema.class {
  static of(projectId: string, title: string, dueOn: string | null, now: Date): Milestone {
    const milestone = new Milestone();
    Object.assign(milestone, { id: newId(), projectId, title, dueOn, createdAt: now });
    return milestone;
  }

  tick(done: boolean, now: Date): void {
    this.doneAt = done ? (this.doneAt ?? now) : null;
  }
}
milestoneSchema.setClass(Milestone);
