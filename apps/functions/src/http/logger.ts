import { pino, type Logger } from "pino"

/**
 * The log: structured, a line each, on standard output. Of an error it keeps what helps to find it. A database quotes the
 * values it could not take, and those are a family's: of its errors the name, the code and the places are kept.
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
