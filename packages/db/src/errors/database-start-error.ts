/** Thrown when the database cannot be opened or migrated. The message is one line, meant for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError"
}
