import { isDriverAdapterError } from "@prisma/driver-adapter-utils"
import { Prisma } from "../generated/client.ts"

/** Prisma's codes for a database that cannot be reached or was lost during a query. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1011", "P1017"]

/** Node's codes for a socket that failed to open or broke. Prisma passes them on as its own. */
const socketCodes = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE)/

/** The same failures as driver adapters name them. */
const adapterKinds = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
]

/** Postgres: connection exceptions (class 08), too many connections, and a server that is starting or shutting down. */
const postgresCodes = /^(08\w{3}|53300|57P0[123])$/
/** object_not_in_prerequisite_state. As a FATAL error it means that the database accepts no connections at the moment. */
const notReadyCode = "55000"

/** disk_full */
const diskFullCode = "53100"

/** The code that the function `amend` of the database raises. */
const yearLockedCode = "HB001"

/** Postgres text and JSON cannot contain the character U+0000. */
const invalidCharacterCodes = ["22021", "22P05"]

/** lock_not_available and deadlock_detected. */
const lockConflictCodes = ["55P03", "40P01"]

/** Messages that node-postgres, Neon's driver (built on it) and its WebSocket throw without a code. */
const driverMessages =
  /Unexpected server response|handshake has timed out|Connection terminated|timeout exceeded when trying to connect|timeout expired|error establishing an SSL connection|Query read timeout|connection error and is not queryable|Cannot use a pool after/i

/**
 * Returns true if the database could not be reached, was lost during the query, or did not answer in time. The query may be
 * retried, but may already have taken effect.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Prisma.PrismaClientInitializationError || socketCodes.test(codeOf(error))) return true
  if (isDriverAdapterError(error)) return isAdapterFailure(error)
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return prismaCodes.includes(error.code) || isAdapterFailure(error.meta?.driverAdapterError)
  }
  // node-postgres puts the code and the severity on the error itself.
  const cause: object = error
  return driverMessages.test(error.message) || isConnectionFailure(cause)
}

/** Returns true if a migration could not get a table lock or its turn because of others. It may succeed later. */
export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && lockConflictCodes.includes(codeOf(error))
}

/** Returns true if the database cancelled a statement because it exceeded the statement timeout. */
export function isStatementTimeout(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && codeOf(causeOf(error.meta?.driverAdapterError)) === "57014"
  )
}

/** Returns true if the database's disk is full. Nothing of the statement was written; reads still work. */
export function isDiskFull(error: unknown): boolean {
  return postgresCodeOf(error) === diskFullCode
}

/** Returns true if a trigger refused to change a record of a locked school year. */
export function isYearLocked(error: unknown): boolean {
  return postgresCodeOf(error) === yearLockedCode
}

/** Returns true if a statement was given a text with a character that Postgres cannot store. */
export function hasInvalidCharacter(error: unknown): boolean {
  return invalidCharacterCodes.includes(postgresCodeOf(error))
}

/** Returns the Postgres error code of a refused statement, or an empty string for any other error. */
function postgresCodeOf(error: unknown): string {
  // isDriverAdapterError reads properties of its argument, which may be null or undefined.
  if (!(error instanceof Error)) return ""
  if (isDriverAdapterError(error)) return codeOf(causeOf(error))
  return error instanceof Prisma.PrismaClientKnownRequestError ? codeOf(causeOf(error.meta?.driverAdapterError)) : ""
}

/** Returns true if Postgres refused a migration because its role lacks a privilege. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "42501"
}

/** Returns true if a statement named a table that does not exist, as before the first migration. */
export function isTableMissing(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return causeOf(error.meta?.driverAdapterError).kind === "TableDoesNotExist"
}

function isAdapterFailure(failure: unknown): boolean {
  return isConnectionFailure(causeOf(failure))
}

/** Takes the cause of a driver adapter's error, or an error of node-postgres itself. */
function isConnectionFailure(cause: Cause): boolean {
  // A PANIC ends the whole server, so a running statement may or may not have taken effect.
  if (cause.severity === "PANIC") return true
  if (codeOf(cause) === notReadyCode) return cause.severity === "FATAL"
  return adapterKinds.includes(String(cause.kind)) || postgresCodes.test(codeOf(cause))
}

type Cause = { kind?: unknown; severity?: unknown; code?: unknown }

function causeOf(failure: unknown): Cause {
  const cause = failure instanceof Error ? failure.cause : undefined
  return typeof cause === "object" && cause !== null ? cause : {}
}

function codeOf(holder: object): string {
  return "code" in holder && typeof holder.code === "string" ? holder.code : ""
}
