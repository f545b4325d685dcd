import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import { Section } from "../../../ui/layout/section.tsx"
import { DeleteAccountModal } from "./delete-account-modal.tsx"

/** The way out for good. What goes with it is said, in numbers, before anything is done. */
export function DeleteAccountCard() {
  const [isAsked, setAsked] = useState(false)
  return (
    <Section title="Delete account">
      <Text size="sm" c="dimmed" mb="md">
        Deletes your account for good, and your family if you are its last parent. You see what will be deleted before
        you confirm.
      </Text>
      <Group justify="flex-end">
        <Button variant="light" color="red" onClick={() => setAsked(true)}>
          Delete Account…
        </Button>
      </Group>
      {isAsked && <DeleteAccountModal onClose={() => setAsked(false)} />}
    </Section>
  )
}
