import { z } from "zod"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  driver: z.string(),
  /** The newest migration applied. */
  migration: z.string().nullable(),
  version: z.string(),
})
export type Health = z.output<typeof health>

/** Milliseconds: what has not been said by then is not coming. */
const patience = 10_000

/** How the server is. An unwell one answers 503, with the same body. Throws where it does not answer at all. */
export async function readHealth({ signal }: { signal: AbortSignal }): Promise<Health> {
  const answer = await fetch("/api/health", { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
  return health.parse(await answer.json())
}
