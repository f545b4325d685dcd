/** What is needed of a logger; pino's is one. Never hand it personal data: ids only. */
export type Log = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}
