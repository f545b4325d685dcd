import type { UserView } from "@hearthbook/api/access/auth"
import type { Session, Tokens } from "./stored-session.ts"

/** A message to the other tabs with the same session, beyond what they see in localStorage. */
export type TabMessage =
  | { kind: "signed_out"; user_id: string }
  | { kind: "renewed"; replaced_token: string; tokens: Tokens }
  | { kind: "asked" }
  | { kind: "shared"; session: Session }
  | { kind: "user_changed"; user: UserView }
