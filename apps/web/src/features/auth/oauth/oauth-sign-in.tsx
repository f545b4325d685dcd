import { lazy, Suspense, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { readOauthFailure } from "./oauth-failure.ts"

const ProviderButtons = lazy(() => import("./oauth-buttons.tsx"))

/** Third-party sign-in. Its code is loaded only if this installation has identity providers, or an attempt failed. */
export function OauthSignIn({ remember }: { remember: boolean }) {
  const { data } = trpc.auth.options.useQuery()
  const [hasFailed] = useState(() => readOauthFailure() !== null)
  if (!hasFailed && (data?.providers ?? []).length === 0) return null
  return (
    <Suspense>
      <ProviderButtons remember={remember} />
    </Suspense>
  )
}
