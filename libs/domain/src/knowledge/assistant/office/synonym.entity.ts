import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row, updatedAt } from '../../../columns.ts';

const synonymSchema = defineEntity({
  name: 'AssistantSynonym',
  tableName: 'assistant_synonym',
  properties: { ...row, createdAt, updatedAt, terms: p.array<string>().columnType('text[]') },
});

/** A group of terms that mean the same. */
export class AssistantSynonym extends synonymSchema.class {}
synonymSchema.setClass(AssistantSynonym);
