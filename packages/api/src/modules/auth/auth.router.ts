import { z } from "zod"
import type { Reason } from "../../errors/errors.ts"
import {
  signedInProcedure,
  personProcedure,
  publicProcedure,
  router,
  nonTransactionalProcedure,
} from "../../trpc/trpc.ts"
import { readAccessOptions } from "./access-options.ts"
import { openDemo } from "./demo/demo.service.ts"
import {
  accessOptionsView,
  byToken,
  credentials,
  demoInput,
  emailVerified,
  firstPassword,
  logoutInput,
  logoutView,
  magicLinkView,
  refreshInput,
  registration,
  resetConfirmation,
  resetConfirmed,
  resetRequest,
  resetRequested,
  sessionView,
  signInUndone,
  signInUndoView,
  tokensView,
  userView,
  verificationStatusView,
  verificationView,
  whoamiView,
} from "./auth.schema.ts"
import { login, register, whoami } from "./auth.service.ts"
import { sendEmailCode } from "./proof/email-code.service.ts"
import { codeSent } from "./proof/identity-proof.schema.ts"
import { openMagicLink, readMagicLink, setFirstPassword } from "./session/magic-link.service.ts"
import { confirmPasswordReset, requestPasswordReset } from "./password/recovery.service.ts"
import { readSignInUndo, undoSignInChange } from "./email/sign-in-undo.service.ts"
import { closeSessions, refreshSession } from "./session/session.service.ts"
import { readVerification, resendVerification, verificationStatus, verifyEmail } from "./email/verification.service.ts"

const tags = ["auth"]

/** What one calls to come by a token, and so without one. */
function open(method: "GET" | "POST", path: `/auth/${string}`, summary: string, refuses: Reason[] = []) {
  return publicProcedure.meta({ openapi: { method, path, tags, protect: false, summary }, refuses })
}

export const authRouter = router({
  register: open("POST", "/auth/register", "Make a family and its first parent", [
    "EMAIL_ALREADY_EXISTS",
    "RATE_LIMITED",
  ])
    .input(registration)
    .output(sessionView)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: open("POST", "/auth/login", "Sign in with e-mail and password", ["INVALID_CREDENTIALS", "RATE_LIMITED"])
    .input(credentials)
    .output(sessionView)
    .mutation(({ ctx, input }) => login(ctx, input)),
  refresh: open("POST", "/auth/refresh", "Trade a refresh token for the next pair", ["REFRESH_FAILED"])
    .input(refreshInput)
    .output(tokensView)
    .mutation(({ ctx, input }) => refreshSession(ctx, input.refresh_token)),
  demo: open("POST", "/auth/demo", "Make a family to look around in, for a day", ["RATE_LIMITED"])
    .input(demoInput)
    .output(sessionView)
    .mutation(({ ctx, input }) => openDemo(ctx, input)),
  options: open("GET", "/auth/options", "By what one can sign in here")
    .input(z.void())
    .output(accessOptionsView)
    .query(({ ctx }) => readAccessOptions(ctx.settings)),
  whoami: signedInProcedure
    .meta({ openapi: { method: "GET", path: "/auth/whoami", tags, summary: "The person signed in" } })
    .input(z.void())
    .output(whoamiView)
    .query(({ ctx }) => whoami(ctx.scope)),
  logout: signedInProcedure
    .meta({ openapi: { method: "POST", path: "/auth/logout", tags, summary: "End this session, or all of one's own" } })
    .input(logoutInput)
    .output(logoutView)
    .mutation(({ ctx, input }) => closeSessions(ctx.scope, input.clear_all_sessions ?? false)),
  requestPasswordReset: open("POST", "/auth/password-reset/request", "Mail a link that sets a new password", [
    "RATE_LIMITED",
  ])
    .input(resetRequest)
    .output(resetRequested)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  confirmPasswordReset: open("POST", "/auth/password-reset/confirm", "Set the new password with the mailed link")
    .input(resetConfirmation)
    .output(resetConfirmed)
    .mutation(({ ctx, input }) => confirmPasswordReset(ctx, input)),
  verificationStatus: personProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/auth/email/verification-status",
        tags,
        summary: "Whether one's own address is verified",
      },
    })
    .input(z.void())
    .output(verificationStatusView)
    .query(({ ctx }) => verificationStatus(ctx.scope)),
  sendVerification: personProcedure
    .meta({
      openapi: { method: "POST", path: "/auth/email/send-verification", tags, summary: "Mail the link once more" },
      refuses: ["RATE_LIMITED"],
    })
    .input(z.void())
    .output(verificationStatusView)
    .mutation(({ ctx }) => resendVerification(ctx.scope)),
  // By POST, although it changes nothing: a token in an address would stand in logs.
  readVerification: personProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/email/verify/read",
        tags,
        summary: "The address that a mailed link is about to confirm",
      },
    })
    .input(byToken)
    .output(verificationView)
    .mutation(({ ctx, input }) => readVerification(ctx.scope, input.token)),
  verifyEmail: personProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/email/verify",
        tags,
        summary: "Verify one's own address by the mailed link",
      },
    })
    .input(byToken)
    .output(emailVerified)
    .mutation(({ ctx, input }) => verifyEmail(ctx.scope, input.token)),
  sendCode: nonTransactionalProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/code",
        tags,
        summary: "Mail a code that stands in for a password one does not have",
      },
      refuses: ["RATE_LIMITED"],
    })
    .input(z.void())
    .output(codeSent)
    .mutation(({ ctx }) => sendEmailCode(ctx)),
  readSignInUndo: open("POST", "/auth/sign-in-undo/read", "The change of how one signs in that a mailed link undoes")
    .input(byToken)
    .output(signInUndoView)
    .mutation(({ ctx, input }) => readSignInUndo(ctx, input.token)),
  undoSignInChange: open("POST", "/auth/sign-in-undo", "Undo a change of how one signs in, by the mailed link", [
    "EMAIL_ALREADY_EXISTS",
  ])
    .input(byToken)
    .output(signInUndone)
    .mutation(({ ctx, input }) => undoSignInChange(ctx, input.token)),
  // A GET changes nothing, because mail programs and chats look ahead. Over tRPC it is a mutation, so that no address holds the token.
  readMagicLink: open("GET", "/auth/magic/{token}", "The person whom a magic link signs in")
    .input(byToken)
    .output(magicLinkView)
    .mutation(({ ctx, input }) => readMagicLink(ctx, input.token)),
  openMagicLink: open("POST", "/auth/magic/{token}", "Sign in with a magic link, once")
    .input(byToken)
    .output(sessionView)
    .mutation(({ ctx, input }) => openMagicLink(ctx, input.token)),
  setFirstPassword: signedInProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/first-password",
        tags,
        summary: "Choose one's own password in place of the temporary one",
      },
      refuses: ["WRONG_ROLE"],
    })
    .input(firstPassword)
    .output(userView)
    .mutation(({ ctx, input }) => setFirstPassword(ctx.scope, input.new_password)),
})
