import type { Part } from "../app-env.ts"
import { serveTrpc } from "../trpc.ts"

/** What the web app calls. */
export const serveCalls: Part = (app) => {
  app.all("/api/trpc/*", (c) => serveTrpc(c))
}
