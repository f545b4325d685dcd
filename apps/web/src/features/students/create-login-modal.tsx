import { studentLoginDraft, type StudentLoginDraft, type StudentLoginView } from "@hearthbook/api/family/student-login"
import type { StudentView } from "@hearthbook/api/family/student"
import { Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { generatePassword } from "./generate-password.ts"
import { LoginCreated } from "./login-created.tsx"
import { TemporaryPassword } from "./temporary-password.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = { student: StudentView; onClose: () => void }

/** Creates a child's login, and shows it once. */
export function CreateLoginModal({ student, onClose }: Props) {
  // Optional: without a suggestion, the field starts empty.
  const suggestion = trpc.studentLogins.suggest.useQuery({ student_id: student.id }, { retry: false, staleTime: 0 })
  const [made, setMade] = useState<StudentLoginView | null>(null)
  const [filled, setFilled] = useState(false)
  if (filled && made) {
    return (
      <LoginCreated
        title={`${shortNameOf(student)} can sign in now`}
        student={student}
        login={made}
        onClose={onClose}
      />
    )
  }
  if (suggestion.isPending) return null
  return (
    <LoginForm
      student={student}
      email={suggestion.data?.email ?? ""}
      onMade={setMade}
      onClose={() => (made ? setFilled(true) : onClose())}
    />
  )
}

type FormProps = Props & { email: string; onMade: (login: StudentLoginView) => void }

function LoginForm({ student, email, onMade, onClose }: FormProps) {
  const create = trpc.studentLogins.create.useMutation()
  const [initialValues] = useState(() => ({ student_id: student.id, email, password: generatePassword() }))
  const form = useForm<StudentLoginDraft>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(studentLoginDraft, { sync: true }),
  })
  return (
    <FormModal
      title={`Create a login for ${shortNameOf(student)}`}
      draftName={`login.${student.id}`}
      saveLabel="Create Login"
      fallback="Failed to create login."
      form={form}
      onSave={async (values) => onMade(await create.mutateAsync(values))}
      onClose={onClose}
    >
      <Text c="dimmed">With it, {shortNameOf(student)} sees only their own work, schedule and grades.</Text>
      <TextInput
        label="Email (used as username)"
        description="A real address receives an email to confirm it. Until then, its owner can claim it."
        withAsterisk
        type="email"
        autoComplete="off"
        spellCheck={false}
        data-autofocus={email === "" || undefined}
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      <TemporaryPassword
        data-autofocus={email !== "" || undefined}
        onGenerate={(password) => form.setFieldValue("password", password)}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
    </FormModal>
  )
}
