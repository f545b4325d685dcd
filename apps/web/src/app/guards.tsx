import { can, type Action } from "@hearthbook/api/permissions"
import type { ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { loginFrom, paths, rememberedPage } from "../lib/paths.ts"
import { useUser } from "../lib/use-session.ts"
import { landingOf } from "./landing.ts"

/** For people whose role allows an action; others are sent to sign in, and then back to where they wanted to go. */
export function RequireAction({ action, children }: { action: Action; children: ReactNode }) {
  const user = useUser()
  const [path] = useLocation()
  const search = useSearch()
  if (!user) return <Redirect to={loginFrom(search ? `${path}?${search}` : path)} replace />
  if (!can(user.role, action)) return <Redirect to={paths.unauthorized} replace />
  return children
}

/** For people who are not signed in; whoever is, or becomes so, goes on to the page they came from. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const search = useSearch()
  if (user) return <Redirect to={rememberedPage(search) ?? landingOf(user.role)} replace />
  return children
}
