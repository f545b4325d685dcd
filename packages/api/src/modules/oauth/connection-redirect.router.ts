import { z } from "zod"
import { identityProof } from "../auth/proof/identity-proof.schema.ts"
import { createCallerFactory, router, nonTransactionalAdultProcedure } from "../../trpc/trpc.ts"
import { connectSignIn, issueConnectionTicket } from "./connect-sign-in.service.ts"
import type { ProviderProfile } from "./link-account.ts"
import { connectionsView } from "./oauth.schema.ts"

/** What goes by cookies and redirects: no part of the app's router, called by the routes that a browser visits. */
const connectionRedirectRouter = router({
  ticket: nonTransactionalAdultProcedure
    .input(z.object(identityProof))
    .output(z.string())
    .mutation(({ ctx, input }) => issueConnectionTicket(ctx, input)),
  connect: nonTransactionalAdultProcedure
    // Made by our own OAuth engine, never by a request.
    .input(z.custom<ProviderProfile>())
    .output(connectionsView)
    .mutation(async ({ ctx, input }) => ({ connections: await connectSignIn(ctx, input) })),
})

export const createConnectionRedirectCaller = createCallerFactory(connectionRedirectRouter)
