import { Button, Group, Stack, Text, Textarea } from "@mantine/core"
import { modals } from "@mantine/modals"
import { useState } from "react"

const modalId = "amendment-reason"
const most = 500

/** Asks why a record of a locked school year changes. Null if the person closes the dialog. */
export function askReason(): Promise<{ amendment_reason: string } | null> {
  return new Promise((resolve) => {
    modals.open({
      modalId,
      title: "This school year is locked",
      closeButtonProps: { "aria-label": "Close" },
      children: <ReasonForm onReason={(amendment_reason) => resolve({ amendment_reason })} />,
      onClose: () => resolve(null),
    })
  })
}

function ReasonForm({ onReason }: { onReason: (reason: string) => void }) {
  const [reason, setReason] = useState("")
  const [error, setError] = useState<string | null>(null)
  const save = () => {
    const given = reason.trim()
    if (given === "") return setError("Enter a reason.")
    onReason(given)
    modals.close(modalId)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          You can still change this record. The old value and your reason are kept and printed with the records.
        </Text>
        <Textarea
          label="Reason"
          withAsterisk
          data-autofocus
          autosize
          minRows={2}
          maxLength={most}
          value={reason}
          error={error}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setError(null)
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => modals.close(modalId)}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </Stack>
    </form>
  )
}
