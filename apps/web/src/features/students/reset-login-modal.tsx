import { loginReset, type StudentLoginView } from "@hearthbook/api/family/student-login"
import type { StudentView } from "@hearthbook/api/family/student"
import { Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { generatePassword } from "./generate-password.ts"
import { LoginCreated } from "./login-created.tsx"
import { TemporaryPassword } from "./temporary-password.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = { student: StudentView; onClose: () => void }

/** Creates a new temporary password and link for a child, and shows them once. */
export function ResetLoginModal({ student, onClose }: Props) {
  const name = shortNameOf(student)
  const reset = trpc.studentLogins.reset.useMutation()
  const [made, setMade] = useState<StudentLoginView | null>(null)
  const [filled, setFilled] = useState(false)
  const [initialValues] = useState(() => ({ student_id: student.id, password: generatePassword() }))
  const form = useForm({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(loginReset, { sync: true }),
  })
  if (filled && made) {
    return <LoginCreated title={`${name} has a new password`} student={student} login={made} onClose={onClose} />
  }
  return (
    <FormModal
      title={`New password for ${name}`}
      draftName={null}
      saveLabel="Set New Password"
      fallback="Failed to set a new password."
      form={form}
      onSave={async (values) => setMade(await reset.mutateAsync(values))}
      onClose={() => (made ? setFilled(true) : onClose())}
    >
      <Text c="dimmed">
        {name} will be signed out everywhere, and the old password and link will stop working. At the next sign-in,{" "}
        {name} chooses a new password.
      </Text>
      <TemporaryPassword
        data-autofocus
        onGenerate={(password) => form.setFieldValue("password", password)}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
    </FormModal>
  )
}
