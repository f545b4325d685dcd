import type { AppRouter } from "@hearthbook/api"
import { createTRPCReact, type CreateTRPCReact } from "@trpc/react-query"

/**
 * The hooks of every procedure: `trpc.students.list.useQuery()`. Queries are aborted on unmount, because after signing out they would
 * only be refused.
 */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>({ abortOnUnmount: true })
