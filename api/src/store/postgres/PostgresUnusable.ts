/**
 * Error for a PostgreSQL database that cannot be used. The message is for the server's operator.
 */
export class PostgresUnusable extends Error {
  override readonly name = "PostgresUnusable";
}
