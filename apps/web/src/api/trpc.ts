import type { AppRouter } from "@hearthbook/api/root"
import { createTRPCReact, type CreateTRPCReact } from "@trpc/react-query"

/**
 * The hooks of every procedure: `trpc.students.list.useQuery()`. What nobody waits for any more is given up: after a log-out
 * its answer would only be a refusal.
 */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>({ abortOnUnmount: true })
