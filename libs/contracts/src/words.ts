/** HTTP status and Romanian message by error code. */
export type Errors = Readonly<Record<string, readonly [status: number, message: string]>>;

/** Labels of recorded acts (`<entity>.<action>`) in histories: all acts of a state machine, and others. */
export type Labels<OfMachine extends string = never> = Readonly<Record<OfMachine, string>> &
  Readonly<Record<string, string>>;

/** Texts of a capability that other capabilities show. Without zod, for pages that show a history. */
export interface Words {
  ERRORS?: Errors;
  ACTS?: Labels;
  /** Topics of its public responses. */
  PUBLIC_TOPICS?: readonly string[];
}
