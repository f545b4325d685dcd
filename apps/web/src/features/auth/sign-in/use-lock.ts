import { useSeconds } from "../../../ui/hooks/use-clock.ts"
import { LoginAttempts } from "./login-attempts.ts"

export const loginAttempts = new LoginAttempts(localStorage)

/** Milliseconds until this e-mail may be tried again, second by second; 0 when it may be now. */
export function useLock(email: string): number {
  const until = loginAttempts.lockedUntil(email)
  const now = useSeconds(until !== null)
  return until === null ? 0 : Math.max(0, until - now)
}
