/** A response body as JSON text built by PostgreSQL; it is sent without being parsed or serialised again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
