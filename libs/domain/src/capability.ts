import type { EntityClass } from '@mikro-orm/core';
import type { ErrorCode } from '@psp/contracts/errors';

/** What one capability brings to the portal. A description and nothing else: capabilities.ts lists all of them for their readers. */
export interface Capability {
  /** Name of its folder, the same in every workspace. */
  name: string;
  entities?: readonly EntityClass<object>[];
  /** Constraints of the database that keep a rule, each with the code by which the second of two at the same moment is told. */
  constraints?: Readonly<Record<string, ErrorCode>>;
}
