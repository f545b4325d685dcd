/** The part of a logger that is needed; pino's logger fits. Never log personal data, only ids. */
export type Log = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}
