import { Button, CopyButton, Group, Stack, Textarea } from "@mantine/core"
import { useState } from "react"
import { useAnswerDrafts } from "./use-answer-drafts.ts"

/** A child's unsent answer to work that was deleted, to copy or discard. Hidden if there is none. */
export function UnsentAnswer({ assignment_id }: { assignment_id: string }) {
  const drafts = useAnswerDrafts()
  const [answer, setAnswer] = useState(() => drafts.read(assignment_id) ?? "")
  if (answer === "") return null
  const discard = () => {
    drafts.forget(assignment_id)
    setAnswer("")
  }
  return (
    <Stack gap="sm">
      <Textarea
        label="What you wrote"
        description="It is still here. Copy it if you want to keep it."
        readOnly
        autosize
        minRows={3}
        maxRows={12}
        value={answer}
      />
      <Group gap="sm">
        <CopyButton value={answer}>
          {({ copied, copy }) => (
            <Button h={44} onClick={copy}>
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
        </CopyButton>
        <Button h={44} variant="default" onClick={discard}>
          Throw it away
        </Button>
      </Group>
    </Stack>
  )
}
