import { Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { FormModal } from "../../forms/form-modal.tsx"
import { PasswordField } from "../../ui/inputs/password-field.tsx"

type Props = {
  title: string
  /** A sentence that says why the password is asked for. */
  text: string
  saveLabel: string
  fallback: string
  onSave: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the password of one of the parents. */
export function ParentPasswordModal({ title, text, saveLabel, fallback, onSave, onClose }: Props) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: { password: (typed) => (typed === "" ? "Password is required." : null) },
  })
  return (
    <FormModal
      title={title}
      draftName={null}
      saveLabel={saveLabel}
      fallback={fallback}
      form={form}
      onSave={({ password }) => onSave(password)}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <PasswordField
        label="A parent’s password"
        autoComplete="off"
        data-autofocus
        visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
    </FormModal>
  )
}
