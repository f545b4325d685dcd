import { createCallerFactory, nonTransactionalMemberProcedure, router } from "../../../trpc/trpc.ts"
import { logoUpload, schoolView } from "./school.schema.ts"
import { setLogo } from "./school.service.ts"

/** Takes bytes instead of JSON. Not part of the app's router; called by the route that receives the picture. */
const schoolBytesRouter = router({
  // The picture is processed in between, so the call is not one transaction.
  setLogo: nonTransactionalMemberProcedure
    .input(logoUpload)
    .output(schoolView)
    .mutation(({ ctx, input }) => setLogo(ctx, input.content)),
})

export const createSchoolCaller = createCallerFactory(schoolBytesRouter)
