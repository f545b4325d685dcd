import { paths } from "../../lib/paths.ts"
import { lazyPage } from "./lazy-page.ts"

/** Pages for people who are not signed in; anyone else is led on to the page they land on. */
export const authRoutes = {
  [paths.login]: lazyPage(() => import("../../features/auth/sign-in/login-page.tsx")),
  [paths.register]: lazyPage(() => import("../../features/auth/sign-up/register-page.tsx")),
}
