import { pino, type Logger } from "pino"

/**
 * Creates the structured log, with one line per entry on standard output. A database's error messages quote values, which are a
 * family's data, so only the name, code and stack of such an error are logged.
 */
export function createLogger(level: string, destination?: { write: (line: string) => void }): Logger {
  return pino({ level, base: null, serializers: { err: describe } }, destination)
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const places = error.stack?.split("\n").filter((line) => line.startsWith("    at "))
  const code = "code" in error ? error.code : undefined
  const mayQuote = code !== undefined || /^(Prisma|DriverAdapter|Database)/.test(error.name)
  return { type: error.name, code, message: mayQuote ? undefined : error.message, places }
}
