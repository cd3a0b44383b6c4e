/** The database cannot be used. The message is for the operator. */
export class PostgresUnusable extends Error {
  override readonly name = "PostgresUnusable";
}
