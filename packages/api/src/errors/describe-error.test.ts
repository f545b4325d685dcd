import { Prisma } from "@hearthbook/db"
import { TRPCError } from "@trpc/server"
import { expect, test } from "vitest"
import { describeError, toTrpcError } from "./describe-error.ts"

test.each(["P2024", "P2028"])("a database that times out (%s) is reported as busy", (code) => {
  const cause = new Prisma.PrismaClientKnownRequestError("Unable to start a transaction", {
    code,
    clientVersion: "7",
  })
  const error = toTrpcError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause }))
  expect(describeError(error, "r1")).toMatchObject({ status: 503, body: { message: /try again in a moment/ } })
})
