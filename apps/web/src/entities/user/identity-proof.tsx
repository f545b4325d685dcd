import { Skeleton } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { EmailCodeField } from "./email-code-field.tsx"
import { CurrentPasswordField } from "./current-password-field.tsx"

export type ProofValues = { password: string; code: string }
export const noProof: ProofValues = { password: "", code: "" }

type Props = {
  form: UseFormReturnType<ProofValues>
  /** Explains to the user why proof is needed. */
  why: string
}

/** Confirms the user's identity: by password, or by an emailed code without one. */
export function IdentityProof({ form, why }: Props) {
  const { data: whoami } = trpc.auth.whoami.useQuery()
  if (!whoami) return <Skeleton h={60} />
  return whoami.has_password ? (
    <CurrentPasswordField form={form} why={why} />
  ) : (
    <EmailCodeField why={why} key={form.key("code")} {...form.getInputProps("code")} />
  )
}

/** Returns the part of the form that was filled in, for a request. */
export function givenProof({ password, code }: ProofValues): Partial<ProofValues> {
  return { ...(password && { password }), ...(code && { code }) }
}
