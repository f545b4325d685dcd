import { trpcCodeOf } from "@hearthbook/core/errors/trpc-code"
import {
  isDiskFull,
  isStatementTimeout,
  isUnreachable,
  isYearLocked,
  hasInvalidCharacter,
  Prisma,
} from "@hearthbook/db"
import { TRPCError } from "@trpc/server"
import { z } from "zod"
import { AppError, faults, type ErrorBody } from "@hearthbook/core/errors/errors"

/** Seconds after which a retry makes sense when the database is unreachable: about as long as Neon takes to wake up. */
const wakeUpTime = 2

/**
 * Errors that the database can still raise after a service has checked: two changes at once, a row deleted meanwhile, too much
 * load.
 */
const databaseRefusals: Partial<Record<string, "CONFLICT" | "NOT_FOUND" | "BUSY">> = {
  P2002: "CONFLICT",
  P2003: "NOT_FOUND",
  P2025: "NOT_FOUND",
  // No connection or transaction was available in time.
  P2024: "BUSY",
  P2028: "BUSY",
  // Rolled back several times because of conflicts with other changes.
  P2034: "BUSY",
}

/** Shown to a user, who can only report it: retrying does not help until there is space. */
const diskFullMessage =
  "There is no space left to save this, and nothing was saved. Please tell the person who runs this Hearthbook."

const invalidCharacterMessage = "The text contains a character that cannot be saved. Remove it and try again."

/** Turns an error of a service, a schema or the database into a tRPC error with the right status and message. */
export function toTrpcError(error: TRPCError): TRPCError {
  const refused = asAppError(error)
  return refused ? new TRPCError({ code: trpcCodeOf(refused.reason), message: refused.message, cause: refused }) : error
}

function asAppError({ code, cause }: TRPCError): AppError | null {
  if (cause instanceof AppError) return cause
  // Only an input may say what is wrong with it. An output that does not fit its schema is a bug.
  if (code === "BAD_REQUEST" && cause instanceof z.core.$ZodError) return refuseInput(cause)
  return asExpectedError(cause) ?? asDatabaseError(cause)
}

/** Errors that are no one's mistake: the client disconnected, or the database is unreachable. Null for any other error. */
export function asExpectedError(error: unknown): AppError | null {
  return asAbortedRequest(error) ?? asUnavailable(error)
}

/** Node's error for a client that disconnects early differs from one for a lost database connection only in this message. */
function asAbortedRequest(error: unknown): AppError | null {
  const isCutOff =
    error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted"
  return isCutOff
    ? new AppError("VALIDATION_ERROR", "The request ended before its body was complete.", { cause: error })
    : null
}

/** An error that asks to retry later if the database is unreachable; null for any other error. */
function asUnavailable(error: unknown): AppError | null {
  return isUnreachable(error) ? new AppError("UNAVAILABLE", undefined, { retry_after: wakeUpTime, cause: error }) : null
}

function asDatabaseError(cause: unknown): AppError | null {
  if (hasInvalidCharacter(cause)) return new AppError("VALIDATION_ERROR", invalidCharacterMessage, { cause })
  if (isYearLocked(cause)) return new AppError("LOCKED", undefined, { cause })
  if (isDiskFull(cause)) return new AppError("BUSY", diskFullMessage, { cause })
  if (!(cause instanceof Prisma.PrismaClientKnownRequestError)) return null
  const reason = isStatementTimeout(cause) ? "BUSY" : databaseRefusals[cause.code]
  return reason ? new AppError(reason, undefined, { cause }) : null
}

function refuseInput(error: z.core.$ZodError): AppError {
  const issues = error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }))
  return new AppError("VALIDATION_ERROR", [...new Set(error.issues.map(summarize))].join(" "), { issues })
}

/** An issue's part of the message of the body: its message, unless the schema declares a summary. */
function summarize(issue: z.core.$ZodIssue): string {
  const summary: unknown = issue.code === "custom" ? issue.params?.summary : undefined
  return typeof summary === "string" ? summary : issue.message
}

/** Describes an error for a response: its HTTP status and body. Never includes a stack trace, SQL or other internals. */
export function describeError(error: TRPCError, request_id: string): { status: number; body: ErrorBody } {
  const { cause } = error
  if (cause instanceof AppError) {
    const { status, code } = faults[cause.reason]
    const { issues, current, changed } = cause.details
    return { status, body: { message: cause.message, code, issues, current, changed, request_id } }
  }
  const isUnreadable = error.code === "BAD_REQUEST" && cause instanceof SyntaxError
  const protocol = protocolFaults[isUnreadable ? "PARSE_ERROR" : error.code]
  if (protocol) return { status: protocol.status, body: { message: protocol.message, code: protocol.code, request_id } }
  const { status, code, message } = faults.UNKNOWN_ERROR
  return { status, body: { message, code, request_id } }
}

/** Errors that occur before a procedure is reached. */
const protocolFaults: Partial<Record<TRPCError["code"], { status: number; code: ErrorBody["code"]; message: string }>> =
  {
    PARSE_ERROR: { status: 400, code: "VALIDATION_ERROR", message: "The request body is not valid JSON." },
    BAD_REQUEST: { status: 400, code: "VALIDATION_ERROR", message: faults.VALIDATION_ERROR.message },
    NOT_FOUND: { status: 404, code: "NOT_FOUND", message: "There is nothing at this address." },
    METHOD_NOT_SUPPORTED: { status: 405, code: "VALIDATION_ERROR", message: "This address does not take that method." },
    UNSUPPORTED_MEDIA_TYPE: { status: 415, code: "VALIDATION_ERROR", message: "Send the body as application/json." },
    PAYLOAD_TOO_LARGE: { status: 413, code: "PAYLOAD_TOO_LARGE", message: faults.PAYLOAD_TOO_LARGE.message },
  }
