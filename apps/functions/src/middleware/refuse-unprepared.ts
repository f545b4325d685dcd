import { AppError } from "@hearthbook/core/errors/errors"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"

/** Seconds after which a client should retry. */
const retry_after = 2

/** Answers 503 until the database is migrated, except for health checks. */
export function refuseUnprepared(isPrepared: () => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isPrepared() || /^\/api\/health(\/|$)/.test(c.req.path)) return next()
    return refusalResponse(c, new AppError("UNAVAILABLE", undefined, { retry_after }))
  })
}
