import { AppError } from "@hearthbook/api/errors"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"

/** Seconds after which it is worth asking again. */
const retry_after = 2

/** Answers as while the database is out of reach, until it is as this code needs it. How things are may be asked at any time. */
export function refuseUnprepared(isPrepared: () => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isPrepared() || /^\/api\/health(\/|$)/.test(c.req.path)) return next()
    return refusalResponse(c, new AppError("UNAVAILABLE", undefined, { retry_after }))
  })
}
