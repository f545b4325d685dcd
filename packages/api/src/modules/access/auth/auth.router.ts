import { z } from "zod"
import type { Reason } from "@hearthbook/core/errors/errors"
import {
  signedInProcedure,
  personProcedure,
  publicProcedure,
  router,
  nonTransactionalProcedure,
} from "../../../trpc/trpc.ts"
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
import { codeSent, identityProof, proofView } from "./proof/identity-proof.schema.ts"
import { proveIdentity } from "./proof/prove-identity.service.ts"
import { openMagicLink, readMagicLink, setFirstPassword } from "./session/magic-link.service.ts"
import { confirmPasswordReset, requestPasswordReset } from "./password/recovery.service.ts"
import { readSignInUndo, undoSignInChange } from "./email/sign-in-undo.service.ts"
import { closeSessions, refreshSession } from "./session/session.service.ts"
import { readVerification, resendVerification, verificationStatus, verifyEmail } from "./email/verification.service.ts"

const tags = ["auth"]

/** A public procedure that returns a token, so it takes none. */
function open(method: "GET" | "POST", path: `/auth/${string}`, summary: string, refuses: Reason[] = []) {
  return publicProcedure.meta({ openapi: { method, path, tags, protect: false, summary }, refuses })
}

export const authRouter = router({
  register: open("POST", "/auth/register", "Create a family and its first parent", [
    "EMAIL_ALREADY_EXISTS",
    "RATE_LIMITED",
  ])
    .meta({ writes: "everything" })
    .input(registration)
    .output(sessionView)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: open("POST", "/auth/login", "Sign in with email and password", [
    "INVALID_CREDENTIALS",
    "RATE_LIMITED",
    "SUSPENDED",
  ])
    .meta({ writes: "everything" })
    .input(credentials)
    .output(sessionView)
    .mutation(({ ctx, input }) => login(ctx, input)),
  refresh: open("POST", "/auth/refresh", "Exchange a refresh token for a new pair", ["REFRESH_FAILED"])
    .meta({ writes: ["session", "auth_event"] })
    .input(refreshInput)
    .output(tokensView)
    .mutation(({ ctx, input }) => refreshSession(ctx, input.refresh_token)),
  demo: open("POST", "/auth/demo", "Create a demo family for a day", ["RATE_LIMITED"])
    .meta({ writes: "everything" })
    .input(demoInput)
    .output(sessionView)
    .mutation(({ ctx, input }) => openDemo(ctx, input)),
  options: open("GET", "/auth/options", "List the ways to sign in on this installation")
    .meta({ reads: [] })
    .input(z.void())
    .output(accessOptionsView)
    .query(({ ctx }) => readAccessOptions(ctx.settings)),
  whoami: signedInProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/auth/whoami", tags, summary: "Get the signed-in person" },
      reads: ["student", "settings"],
    })
    .input(z.void())
    .output(whoamiView)
    .query(({ ctx }) => whoami(ctx.scope)),
  logout: signedInProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/logout",
        tags,
        summary: "End this session, or all sessions of the person",
      },
      writes: "everything",
    })
    .input(logoutInput)
    .output(logoutView)
    .mutation(({ ctx, input }) => closeSessions(ctx.scope, input.clear_all_sessions ?? false)),
  requestPasswordReset: open("POST", "/auth/password-reset/request", "Mail a link that sets a new password", [
    "RATE_LIMITED",
  ])
    .meta({ writes: ["auth_event"] })
    .input(resetRequest)
    .output(resetRequested)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  confirmPasswordReset: open("POST", "/auth/password-reset/confirm", "Set a new password with the mailed link")
    .meta({ writes: "everything" })
    .input(resetConfirmation)
    .output(resetConfirmed)
    .mutation(({ ctx, input }) => confirmPasswordReset(ctx, input)),
  verificationStatus: personProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "GET",
        path: "/auth/email/verification-status",
        tags,
        summary: "Check whether the person's email address is verified",
      },
      reads: [],
    })
    .input(z.void())
    .output(verificationStatusView)
    .query(({ ctx }) => verificationStatus(ctx.scope)),
  sendVerification: personProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/email/send-verification",
        tags,
        summary: "Mail the verification link again",
      },
      refuses: ["RATE_LIMITED"],
      writes: "everything",
    })
    .input(z.void())
    .output(verificationStatusView)
    .mutation(({ ctx }) => resendVerification(ctx.scope)),
  // POST although it changes nothing, because a token in a URL would appear in logs.
  readVerification: personProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/email/verify/read",
        tags,
        summary: "Get the address that a mailed link confirms",
      },
      writes: [],
    })
    .input(byToken)
    .output(verificationView)
    .mutation(({ ctx, input }) => readVerification(ctx.scope, input.token)),
  verifyEmail: personProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/email/verify",
        tags,
        summary: "Verify the person's email address with the mailed link",
      },
      writes: "everything",
    })
    .input(byToken)
    .output(emailVerified)
    .mutation(({ ctx, input }) => verifyEmail(ctx.scope, input.token)),
  sendCode: nonTransactionalProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/code",
        tags,
        summary: "Mail a code that replaces the password in a proof",
      },
      refuses: ["RATE_LIMITED"],
      writes: ["auth_event"],
    })
    .input(z.void())
    .output(codeSent)
    .mutation(({ ctx }) => sendEmailCode(ctx)),
  // A wrong password must be counted although the call fails, so the call is not one transaction.
  prove: nonTransactionalProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/proof",
        tags,
        summary: "Prove who the person is, for ten minutes of what needs a proof",
      },
      refuses: ["RATE_LIMITED"],
      writes: ["auth_event", "session"],
    })
    .input(identityProof)
    .output(proofView)
    .mutation(({ ctx, input }) => proveIdentity(ctx, input)),
  readSignInUndo: open("POST", "/auth/sign-in-undo/read", "Get the sign-in change that a mailed link undoes")
    .meta({ writes: [] })
    .input(byToken)
    .output(signInUndoView)
    .mutation(({ ctx, input }) => readSignInUndo(ctx, input.token)),
  undoSignInChange: open("POST", "/auth/sign-in-undo", "Undo a sign-in change with the mailed link", [
    "EMAIL_ALREADY_EXISTS",
  ])
    .meta({ writes: "everything" })
    .input(byToken)
    .output(signInUndone)
    .mutation(({ ctx, input }) => undoSignInChange(ctx, input.token)),
  // The GET changes nothing, because mail programs and chats open links in advance. Over tRPC it is a mutation, so that the
  // token is not in a URL.
  readMagicLink: open("GET", "/auth/magic/{token}", "Get the person whom a magic link signs in")
    .meta({ writes: [] })
    .input(byToken)
    .output(magicLinkView)
    .mutation(({ ctx, input }) => readMagicLink(ctx, input.token)),
  openMagicLink: open("POST", "/auth/magic/{token}", "Sign in with a magic link, once")
    .meta({ writes: "everything" })
    .input(byToken)
    .output(sessionView)
    .mutation(({ ctx, input }) => openMagicLink(ctx, input.token)),
  setFirstPassword: signedInProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/first-password",
        tags,
        summary: "Replace the temporary password",
      },
      refuses: ["WRONG_ROLE"],
      writes: "everything",
    })
    .input(firstPassword)
    .output(userView)
    .mutation(({ ctx, input }) => setFirstPassword(ctx.scope, input.new_password)),
})
