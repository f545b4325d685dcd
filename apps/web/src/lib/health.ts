import { z } from "zod"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  driver: z.string(),
  /** The newest migration applied. */
  migration: z.string().nullable(),
  version: z.string(),
})
export type Health = z.output<typeof health>

/** How the server is. An unwell one answers 503, with the same body. Throws where it does not answer at all. */
export async function readHealth({ signal }: { signal?: AbortSignal }): Promise<Health> {
  const answer = await fetch("/api/health", { signal })
  return health.parse(await answer.json())
}
