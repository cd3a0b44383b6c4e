/** The database can't be used; the sentence is for whoever starts the server. */
export class PostgresUnusable extends Error {
  override readonly name = "PostgresUnusable";
}
