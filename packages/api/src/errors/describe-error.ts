import { isDiskFull, isStatementTimeout, isUnreachable, hasInvalidCharacter, Prisma } from "@hearthbook/db"
import { TRPCError } from "@trpc/server"
import { z } from "zod"
import { AppError, faults, type ErrorBody } from "./errors.ts"

/** Seconds after which it is worth asking again for what a database out of reach refused: about as long as Neon takes to wake. */
const wakeUpTime = 2

/** What the database refused although the service had looked first: two people at once, a row that went meanwhile, a crowd. */
const databaseRefusals: Partial<Record<string, "CONFLICT" | "NOT_FOUND" | "BUSY">> = {
  P2002: "CONFLICT",
  P2003: "NOT_FOUND",
  P2025: "NOT_FOUND",
  // No connection, or no transaction, could be had in time.
  P2024: "BUSY",
  P2028: "BUSY",
  // Given up several times over, because others stood in its way.
  P2034: "BUSY",
}

/** Said to a person, who can only tell somebody: until there is room, trying again is of no use. */
const diskFullMessage =
  "There is no room left to save that, and nothing of it was saved. Please tell whoever looks after this Hearthbook."

const invalidCharacterMessage = "There is a character in it that cannot be kept. Please take it out and try again."

/** Turns what a service or a schema refused into tRPC's own error, so that status and words are right everywhere. */
export function toTrpcError(error: TRPCError): TRPCError {
  const refused = asAppError(error)
  return refused
    ? new TRPCError({ code: faults[refused.reason].trpc, message: refused.message, cause: refused })
    : error
}

function asAppError({ code, cause }: TRPCError): AppError | null {
  if (cause instanceof AppError) return cause
  // Only an input may say what is wrong with it; an output that does not fit its schema is our own mistake.
  if (code === "BAD_REQUEST" && cause instanceof z.core.$ZodError) return refuseInput(cause)
  return asExpectedError(cause) ?? asDatabaseError(cause)
}

/** What is nobody's mistake, wherever in a request it shows: its sender went away, or the database is out of reach; null for all else. */
export function asExpectedError(error: unknown): AppError | null {
  return asAbortedRequest(error) ?? asUnavailable(error)
}

/** Node says of a sender who goes before the body is whole nearly what a database's broken line says: they differ in this word. */
function asAbortedRequest(error: unknown): AppError | null {
  const isCutOff =
    error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted"
  return isCutOff ? new AppError("VALIDATION_ERROR", "The request ended before its body did.", { cause: error }) : null
}

/** The same error as one that says to try again later, where the database could not be reached; null for any other. */
function asUnavailable(error: unknown): AppError | null {
  return isUnreachable(error) ? new AppError("UNAVAILABLE", undefined, { retry_after: wakeUpTime, cause: error }) : null
}

function asDatabaseError(cause: unknown): AppError | null {
  if (hasInvalidCharacter(cause)) return new AppError("VALIDATION_ERROR", invalidCharacterMessage, { cause })
  if (isDiskFull(cause)) return new AppError("BUSY", diskFullMessage, { cause })
  if (!(cause instanceof Prisma.PrismaClientKnownRequestError)) return null
  const reason = isStatementTimeout(cause) ? "BUSY" : databaseRefusals[cause.code]
  return reason ? new AppError(reason, undefined, { cause }) : null
}

function refuseInput(error: z.core.$ZodError): AppError {
  const issues = error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }))
  return new AppError("VALIDATION_ERROR", [...new Set(issues.map((issue) => issue.message))].join(" "), { issues })
}

/** The one description of an error that leaves the server, and its HTTP status. Never a stack, SQL or a raw dump. */
export function describeError(error: TRPCError, request_id: string): { status: number; body: ErrorBody } {
  const { cause } = error
  if (cause instanceof AppError) {
    const { status, code } = faults[cause.reason]
    const { issues, current } = cause.details
    return { status, body: { message: cause.message, code, issues, current, request_id } }
  }
  const isUnreadable = error.code === "BAD_REQUEST" && cause instanceof SyntaxError
  const protocol = protocolFaults[isUnreadable ? "PARSE_ERROR" : error.code]
  if (protocol) return { status: protocol.status, body: { message: protocol.message, code: protocol.code, request_id } }
  const { status, code, message } = faults.UNKNOWN_ERROR
  return { status, body: { message, code, request_id } }
}

/** What goes wrong before a procedure is reached. */
const protocolFaults: Partial<Record<TRPCError["code"], { status: number; code: ErrorBody["code"]; message: string }>> =
  {
    PARSE_ERROR: { status: 400, code: "VALIDATION_ERROR", message: "The request body is not valid JSON." },
    BAD_REQUEST: { status: 400, code: "VALIDATION_ERROR", message: faults.VALIDATION_ERROR.message },
    NOT_FOUND: { status: 404, code: "NOT_FOUND", message: "There is nothing at this address." },
    METHOD_NOT_SUPPORTED: { status: 405, code: "VALIDATION_ERROR", message: "This address does not take that method." },
    UNSUPPORTED_MEDIA_TYPE: { status: 415, code: "VALIDATION_ERROR", message: "Send the body as application/json." },
    PAYLOAD_TOO_LARGE: { status: 413, code: "PAYLOAD_TOO_LARGE", message: faults.PAYLOAD_TOO_LARGE.message },
  }
