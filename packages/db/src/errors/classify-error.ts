import { isDriverAdapterError } from "@prisma/driver-adapter-utils"
import { Prisma } from "../generated/client.ts"

/** Prisma's own codes for a database that cannot be reached, or was lost while it worked. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1011", "P1017"]

/** Node's, of a socket that did not open or broke; Prisma hands them on as its own. */
const socketCodes = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE)/

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
/** Of a statement it says that something is not ready for it; as a connection's end, that the database takes none just now. */
const notReady = "55000"

/** A disk is full. */
const noRoom = "53100"

/** A character that no text may hold, as it is or within JSON: the one of number 0. */
const noText = ["22021", "22P05"]

/** A lock that was not to be had in time, and one that two held the other way round. */
const heldUp = ["55P03", "40P01"]

/** What node-postgres, on which Neon's driver is made, and its WebSocket throw without any code. */
const driverWords =
  /Unexpected server response|handshake has timed out|Connection terminated|timeout exceeded when trying to connect|timeout expired|error establishing an SSL connection|Query read timeout|connection error and is not queryable|Cannot use a pool after/i

/**
 * Whether an error says that the database could not be reached, was lost on the way, or gave no answer in time; then the same
 * may be tried again, and whether it was done is not known.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Prisma.PrismaClientInitializationError || socketCodes.test(codeOf(error))) return true
  if (isDriverAdapterError(error)) return isAdapterFailure(error)
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return prismaCodes.includes(error.code) || isAdapterFailure(error.meta?.driverAdapterError)
  }
  return driverWords.test(error.message) || isFailure(error)
}

/** Whether Postgres says that a migration could not have a table, or its turn, while others had it: later it may. */
export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && heldUp.includes(codeOf(error))
}

/** Whether the database gave a statement up because it took longer than statements may. */
export function isStatementTimeout(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && codeOf(causeOf(error.meta?.driverAdapterError)) === "57014"
  )
}

/** Whether the database had no room left for what it was to write; it wrote nothing of it, and answers questions as ever. */
export function isDiskFull(error: unknown): boolean {
  return saidCode(error) === noRoom
}

/** Whether a text was to be written or looked for that holds a character which no text in the database can have. */
export function hasInvalidCharacter(error: unknown): boolean {
  return noText.includes(saidCode(error))
}

/** Postgres' own code for what it refused; nothing of what it did not. */
function saidCode(error: unknown): string {
  // Prisma's own test of an adapter's error reads of what it is given, and there may be nothing to read of.
  if (!(error instanceof Error)) return ""
  if (isDriverAdapterError(error)) return codeOf(causeOf(error))
  return error instanceof Prisma.PrismaClientKnownRequestError ? codeOf(causeOf(error.meta?.driverAdapterError)) : ""
}

/** Whether Postgres refused a migration because its role may not do that. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "42501"
}

/** Whether a statement named a table that there is not: nothing was migrated here. */
export function isTableMissing(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return Reflect.get(causeOf(error.meta?.driverAdapterError), "kind") === "TableDoesNotExist"
}

function isAdapterFailure(failure: unknown): boolean {
  return isFailure(causeOf(failure))
}

/** What an adapter makes of a failure, or node-postgres itself. */
function isFailure(cause: object): boolean {
  // Whatever it could not do, the whole server ends by it, and what was under way may be done or not.
  if (Reflect.get(cause, "severity") === "PANIC") return true
  if (codeOf(cause) === notReady) return Reflect.get(cause, "severity") === "FATAL"
  return adapterKinds.includes(String(Reflect.get(cause, "kind"))) || postgresCodes.test(codeOf(cause))
}

function causeOf(failure: unknown): object {
  return Object(failure instanceof Error ? failure.cause : undefined)
}

function codeOf(holder: object): string {
  return String(Reflect.get(holder, "code") ?? "")
}
