import { DriverAdapterError } from "@prisma/driver-adapter-utils"

/**
 * Runs a whole script, all of it or nothing, and hands Postgres's own complaint to Prisma's schema engine: of any
 * other error it only remembers that there was one.
 */
export async function runScript(execute: (script: string) => Promise<unknown>, script: string): Promise<void> {
  try {
    await execute(script)
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error
    const { message, code } = error
    const unsaid = { detail: undefined, column: undefined, hint: undefined }
    throw new DriverAdapterError({ kind: "postgres", severity: "ERROR", code: String(code), message, ...unsaid })
  }
}
