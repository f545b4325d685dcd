import { Prisma } from "./generated/client.ts"

/** Prisma's own codes for a database that cannot be reached, or was lost while it worked. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1011", "P1017"]

/** What a driver adapter calls the same. */
const adapterKinds = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
]

/** Of Postgres: a connection's own trouble (class 08), no room for one more, and a server that stops or starts. */
const postgresCodes = /^(08\w{3}|53300|57P0[123])$/

/** What node-postgres, on which Neon's driver is made, throws without any code. */
const driverWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable|Cannot use a pool after/i

/**
 * Whether an error says that the database could not be reached, was lost on the way, or gave no answer in time; then the same
 * may be tried again, and whether it was done is not known.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return prismaCodes.includes(error.code) || isAdapterFailure(error.meta?.driverAdapterError)
  }
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof Error) return driverWords.test(error.message)
  // Neon's driver throws what its WebSocket reports, which is an event and no error.
  return typeof error === "object" && error !== null && Reflect.get(error, "type") === "error"
}

/** Whether the database gave a statement up because it took longer than statements may. */
export function isStatementTimeout(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && postgresCodeOf(error.meta?.driverAdapterError) === "57014"
  )
}

function isAdapterFailure(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined
  const kind: unknown = typeof cause === "object" && cause !== null ? Reflect.get(cause, "kind") : undefined
  return (typeof kind === "string" && adapterKinds.includes(kind)) || postgresCodes.test(postgresCodeOf(failure))
}

function postgresCodeOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined
  return typeof cause === "object" && cause !== null ? String(Reflect.get(cause, "code") ?? "") : ""
}
