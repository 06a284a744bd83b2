/** An answer as the JSON text that PostgreSQL has built: it is neither parsed nor written anew on its way. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
