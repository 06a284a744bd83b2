/** HTTP status and the Romanian sentence a person reads, by the code of the refusal. */
export type Errors = Readonly<Record<string, readonly [status: number, message: string]>>;

/** What recorded acts (`<entity>.<action>`) read as in histories: those of a state machine, which must all be there, and others. */
export type Labels<OfMachine extends string = never> = Readonly<Record<OfMachine, string>> &
  Readonly<Record<string, string>>;

/** What a capability says to people wherever it is spoken of. Without schemas: a history is shown where none is loaded. */
export interface Words {
  ERRORS?: Errors;
  ACTS?: Labels;
  /** What of it public answers are made of. */
  PUBLIC_TOPICS?: readonly string[];
}
