import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row, updatedAt } from '../../../columns.ts';

const questionSchema = defineEntity({
  name: 'FrequentQuestion',
  tableName: 'frequent_question',
  properties: { ...row, createdAt, updatedAt, question: p.text(), answer: p.text() },
});

/** A frequent question that the association added, shown on /support after those of the portal. */
export class FrequentQuestion extends questionSchema.class {}
questionSchema.setClass(FrequentQuestion);
