import { lazyPage } from "../lib/lazy-page.ts"
import { paths } from "../lib/paths.ts"

/** For people who are not signed in. */
export const entrances = {
  [paths.login]: lazyPage(() => import("../features/auth/login-page.tsx")),
  [paths.register]: lazyPage(() => import("../features/auth/register-page.tsx")),
}

/** Open to everybody: what a mail leads to, and the ways back in. */
export const openPages = {
  [paths.forgotPassword]: lazyPage(() => import("../features/auth/forgot-password-page.tsx")),
  [paths.resetPassword]: lazyPage(() => import("../features/auth/reset-password-page.tsx")),
  [paths.verifyEmail]: lazyPage(() => import("../features/auth/verify-email-page.tsx")),
  [paths.tokenCallback]: lazyPage(() => import("../features/auth/token-callback-page.tsx")),
  [paths.providerCallback]: lazyPage(() => import("../features/auth/oauth-callback-page.tsx")),
  // The token leaves the address of these two, which is a page then all the same.
  [`${paths.magicLink}?`]: lazyPage(() => import("../features/auth/magic-link-page.tsx")),
  [`${paths.invitation}?`]: lazyPage(() => import("../features/auth/invitation-page.tsx")),
  [paths.undoSignInChange]: lazyPage(() => import("../features/auth/undo-sign-in-change-page.tsx")),
  [paths.unsubscribe]: lazyPage(() => import("../features/auth/unsubscribe-page.tsx")),
  [paths.childAddress]: lazyPage(() => import("../features/auth/child-address-page.tsx")),
}
