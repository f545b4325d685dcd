import { publicProcedure, router } from "../../../trpc/trpc.ts"
import { childAddressAnswer, childAddressAnswered, childAddressLink, childAddressView } from "./child-address.schema.ts"
import { answerChildAddress, readChildAddress } from "./child-address.service.ts"

/** Public, for people who hold the mail. POST, over tRPC too, because a token in a URL would appear in logs. */
function open(path: `/auth/child-address${string}`, summary: string) {
  return publicProcedure.meta({ openapi: { method: "POST", path, tags: ["auth"], protect: false, summary } })
}

export const childAddressRouter = router({
  read: open("/auth/child-address/read", "Get the child's login that a mailed link is about")
    .meta({ writes: [] })
    .input(childAddressLink)
    .output(childAddressView)
    .mutation(({ ctx, input }) => readChildAddress(ctx, input.token)),
  answer: open("/auth/child-address", "Confirm or release the address of a child's login with the mailed link")
    .meta({ writes: "everything" })
    .input(childAddressAnswer)
    .output(childAddressAnswered)
    .mutation(({ ctx, input }) => answerChildAddress(ctx, input)),
})
