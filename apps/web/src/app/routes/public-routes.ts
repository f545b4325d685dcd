import { lazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"

/** Pages that need no session: those that mails link to, and account recovery. */
export const publicRoutes = {
  [paths.forgotPassword]: lazyPage(() => import("../../features/auth/recovery/forgot-password-page.tsx")),
  [paths.resetPassword]: lazyPage(() => import("../../features/auth/recovery/reset-password-page.tsx")),
  [paths.verifyEmail]: lazyPage(() => import("../../features/auth/verification/verify-email-page.tsx")),
  [paths.tokenCallback]: lazyPage(() => import("../../features/auth/oauth/token-callback-page.tsx")),
  [paths.providerCallback]: lazyPage(() => import("../../features/auth/oauth/oauth-callback-page.tsx")),
  // These two remove the token from their address, so it is optional.
  [`${paths.magicLink}?`]: lazyPage(() => import("../../features/auth/sign-in/magic-link-page.tsx")),
  [`${paths.invitation}?`]: lazyPage(() => import("../../features/auth/sign-up/invitation-page.tsx")),
  [paths.undoSignInChange]: lazyPage(() => import("../../features/auth/recovery/undo-sign-in-change-page.tsx")),
  [paths.unsubscribe]: lazyPage(() => import("../../features/auth/unsubscribe/unsubscribe-page.tsx")),
  [paths.sharedTranscript]: lazyPage(() => import("../../features/shared-transcript/shared-transcript-page.tsx")),
  [paths.tablet]: lazyPage(() => import("../../features/tablet/tablet-page.tsx")),
  [paths.childAddress]: lazyPage(() => import("../../features/auth/verification/child-address-page.tsx")),
}
