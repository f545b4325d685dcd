import { useSeconds } from "../../../ui/hooks/use-clock.ts"
import { LoginAttempts } from "./login-attempts.ts"

export const loginAttempts = new LoginAttempts(localStorage)

/** Milliseconds until this email address may be tried again, updated every second; 0 if not locked. */
export function useLoginLock(email: string): number {
  const until = loginAttempts.lockedUntil(email)
  const now = useSeconds(until !== null)
  return until === null ? 0 : Math.max(0, until - now)
}
