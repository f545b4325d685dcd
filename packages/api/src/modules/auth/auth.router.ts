import { z } from "zod"
import { familyProcedure, publicProcedure, router } from "../../trpc.ts"
import {
  credentials,
  logoutInput,
  logoutView,
  refreshInput,
  registration,
  sessionView,
  tokensView,
  whoamiView,
} from "./auth.schema.ts"
import { login, register, whoami } from "./auth.service.ts"
import { closeSessions, refreshSession } from "./session.service.ts"

const tags = ["auth"]

export const authRouter = router({
  register: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/register",
        tags,
        protect: false,
        summary: "Make a family and its first parent",
      },
    })
    .input(registration)
    .output(sessionView)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/login",
        tags,
        protect: false,
        summary: "Sign in with e-mail and password",
      },
    })
    .input(credentials)
    .output(sessionView)
    .mutation(({ ctx, input }) => login(ctx, input)),
  refresh: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/refresh",
        tags,
        protect: false,
        summary: "Trade a refresh token for the next pair",
      },
    })
    .input(refreshInput)
    .output(tokensView)
    .mutation(({ ctx, input }) => refreshSession(ctx, input.refresh_token)),
  whoami: familyProcedure
    .meta({ openapi: { method: "GET", path: "/auth/whoami", tags, summary: "The person signed in" } })
    .input(z.void())
    .output(whoamiView)
    .query(({ ctx }) => whoami(ctx.scope)),
  logout: familyProcedure
    .meta({ openapi: { method: "POST", path: "/auth/logout", tags, summary: "End this session, or all of one's own" } })
    .input(logoutInput)
    .output(logoutView)
    .mutation(({ ctx, input }) => closeSessions(ctx.scope, input.clear_all_sessions ?? false)),
})
