import { z } from "zod"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  driver: z.string(),
  /** The newest applied migration. */
  migration: z.string().nullable(),
  version: z.string(),
})
export type Health = z.output<typeof health>

/** Timeout in milliseconds. */
const timeout = 10_000

/** Reads the server's health. An unhealthy server responds 503 with the same body. Throws if there is no response. */
export async function readHealth({ signal }: { signal: AbortSignal }): Promise<Health> {
  const answer = await fetch("/api/health", { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) })
  return health.parse(await answer.json())
}
