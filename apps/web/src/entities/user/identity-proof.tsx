import { Skeleton } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { EmailCodeField } from "./email-code-field.tsx"
import { CurrentPasswordField } from "./current-password-field.tsx"

export type ProofValues = { password: string; code: string }
export const noProof: ProofValues = { password: "", code: "" }

type Props = {
  form: UseFormReturnType<ProofValues>
  /** Why it is asked for. */
  why: string
}

/** Asks somebody to show who they are before a change of how they sign in: by their password, or without one by a mailed code. */
export function IdentityProof({ form, why }: Props) {
  const { data: whoami } = trpc.auth.whoami.useQuery()
  if (!whoami) return <Skeleton h={60} />
  return whoami.has_password ? (
    <CurrentPasswordField form={form} why={why} />
  ) : (
    <EmailCodeField why={why} key={form.key("code")} {...form.getInputProps("code")} />
  )
}

/** The part of the form that was filled in, for a request. */
export function givenProof({ password, code }: ProofValues): Partial<ProofValues> {
  return { ...(password && { password }), ...(code && { code }) }
}
