import { z } from "zod"
import { createCallerFactory, router, nonTransactionalAdultProcedure } from "../../../trpc/trpc.ts"
import { connectSignIn, issueConnectionTicket } from "./connect-sign-in.service.ts"
import type { ProviderProfile } from "./link-account.ts"
import { connectionsView } from "./oauth.schema.ts"

/** Procedures for redirects with cookies. Not part of the app's router; called by the routes that a browser visits. */
const connectionRedirectRouter = router({
  ticket: nonTransactionalAdultProcedure
    .meta({ is_for_people: true, needs_proof: true })
    .output(z.string())
    .mutation(({ ctx }) => issueConnectionTicket(ctx)),
  connect: nonTransactionalAdultProcedure
    // Created by the OAuth engine, never sent in a request.
    .input(z.custom<ProviderProfile>())
    .output(connectionsView)
    .mutation(async ({ ctx, input }) => ({ connections: await connectSignIn(ctx, input) })),
})

export const createConnectionRedirectCaller = createCallerFactory(connectionRedirectRouter)
