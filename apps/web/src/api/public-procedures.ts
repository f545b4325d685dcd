/**
 * Public procedures. They are usually called before sign-in, so a token left by a previous session must not be sent with
 * them.
 */
export const publicProcedures: ReadonlySet<string> = new Set([
  "auth.login",
  "auth.register",
  "auth.refresh",
  "auth.demo",
  "auth.options",
  "auth.readMagicLink",
  "auth.openMagicLink",
  "auth.readSignInUndo",
  "auth.undoSignInChange",
  "auth.requestPasswordReset",
  "auth.confirmPasswordReset",
  "invitations.read",
  "invitations.accept",
  "unsubscribe.read",
  "unsubscribe.confirm",
  "childAddress.read",
  "childAddress.answer",
])
