import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import { Section } from "../../../ui/layout/section.tsx"
import { DeleteAccountModal } from "./delete-account-modal.tsx"

/** Deletes the account. A dialog first lists what will be deleted. */
export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title="Delete account">
      <Text size="sm" c="dimmed" mb="md">
        Deletes your account for good, and your family if you are its last parent. You’ll see what will be deleted
        before you confirm.
      </Text>
      <Group justify="flex-end">
        <Button variant="light" color="red" onClick={() => setOpen(true)}>
          Delete Account…
        </Button>
      </Group>
      {isOpen && <DeleteAccountModal onClose={() => setOpen(false)} />}
    </Section>
  )
}
