import { createArchiveCaller } from "@hearthbook/api/modules/data/archive/archive-bytes.router"
import { describeError } from "@hearthbook/api/errors/describe-error"
import { createFileCaller } from "@hearthbook/api/modules/work/file/file-bytes.router"
import { createCaller } from "@hearthbook/api"
import { callProcedure } from "@hearthbook/api/testing/call-procedure"
import type { Case } from "./cases.ts"
import type { Caller } from "../matrix/callers.ts"
import type { World } from "../matrix/fixtures.ts"

/** The result of a call: `code` is the error code or null on success; `text` is the whole response. */
export type Said = { code: string | null; text: string }

const callerOf: Record<string, (context: ReturnType<World["contextOf"]>) => object> = {
  "files.upload": createFileCaller,
  "files.uploadPart": createFileCaller,
  "files.read": createFileCaller,
  "archive.uploadPart": createArchiveCaller,
}

/** Calls a procedure through its caller. Throws unexpected errors. */
export async function call(world: World, { procedure, input }: Omit<Case, "place">, caller: Caller): Promise<Said> {
  const context = world.contextOf(caller)
  const bytes = callerOf[procedure]
  const answer = bytes
    ? callProcedure(bytes(context), procedure.replace(/^.*\./, ""), input)
    : callProcedure(createCaller(context), procedure, input)
  return answer.then(
    (answer: unknown) => ({ code: null, text: JSON.stringify(answer) ?? "" }),
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      const { body } = describeError(error, "")
      return { code: body.code, text: JSON.stringify(body) + String(error) }
    },
  )
}

function isRefusal(error: unknown): error is Parameters<typeof describeError>[0] {
  return error instanceof Error && error.name === "TRPCError"
}

/** Returns a caller who may call the procedure: the parent, or the admin for the installation. */
export function askerOf(procedure: string): Caller {
  return procedure.startsWith("admin.") ? "admin" : "parent"
}
