/** The database cannot be opened or brought up to date. The message is one line for the person who started the server. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError"
}
