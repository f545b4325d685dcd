import { calendarParts } from "@hearthbook/core/export/calendar-parts"
import type { MadeCalendarFeed } from "@hearthbook/api/data/calendar-feed"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, Group, Select, Stack, Text } from "@mantine/core"
import { IconBrandApple, IconBrandGoogle, IconCalendarPlus, IconLink, type Icon } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { SaveFailure } from "../../../../forms/form-messages.tsx"
import { readError, type ReadableError } from "../../../../lib/read-error.ts"
import { optionNameOf } from "../../../../lib/short-names.ts"
import { calendarPrograms, targetOf, type CalendarProgram } from "./calendar-programs.ts"
import { FeedFields, type FeedContent } from "./feed-fields.tsx"

const family = "family"

const icons: Record<CalendarProgram["id"], Icon> = {
  apple: IconBrandApple,
  google: IconBrandGoogle,
  outlook: IconCalendarPlus,
}

type Props = { students: StudentSummary[]; onMade: (feed: MadeCalendarFeed) => void }

/** Makes a link to the family's calendar or a child's, and opens it in a calendar program at once. */
export function SubscribeForm({ students, onMade }: Props) {
  const create = trpc.calendarFeeds.create.useMutation()
  const [whose, setWhose] = useState(family)
  const [content, setContent] = useState<FeedContent>({ include: [...calendarParts], detail: "titles" })
  const [making, setMaking] = useState<CalendarProgram | "link" | null>(null)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const isEmpty = content.include.length === 0
  const make = async (program: CalendarProgram | "link") => {
    if (making || isEmpty) return
    setMaking(program)
    setFailure(null)
    try {
      const feed = await create.mutateAsync({ student_id: whose === family ? null : whose, ...content })
      onMade(feed)
      // If the browser does not allow it, the new link has the same button.
      if (program !== "link") window.open(program.addressOf(feed), targetOf(program), "noreferrer")
    } catch (cause) {
      setFailure(readError(cause, "Failed to make the link."))
    } finally {
      setMaking(null)
    }
  }
  return (
    <Stack gap="md">
      {students.length > 0 && (
        <Select
          label="Whose calendar"
          maw={360}
          data={[
            { value: family, label: "Whole family" },
            ...students.map((child) => ({ value: child.id, label: optionNameOf(child) })),
          ]}
          allowDeselect={false}
          value={whose}
          onChange={(id) => setWhose(id ?? family)}
        />
      )}
      <FeedFields value={content} error={isEmpty && "Choose at least one thing to show."} onChange={setContent} />
      <SaveFailure failure={failure} />
      <div>
        <Group gap="sm" role="group" aria-label="Add to">
          {calendarPrograms.map((program) => {
            const ProgramIcon = icons[program.id]
            return (
              <Button
                key={program.id}
                variant="default"
                leftSection={<ProgramIcon size={18} stroke={1.5} aria-hidden />}
                loading={making === program}
                aria-disabled={isEmpty}
                onClick={() => make(program)}
              >
                {program.name}
              </Button>
            )
          })}
          <Button
            variant="subtle"
            leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
            loading={making === "link"}
            aria-disabled={isEmpty}
            onClick={() => make("link")}
          >
            Only the link
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          Google looks for changes only every 8 to 24 hours. Apple and Outlook look more often.
        </Text>
      </div>
    </Stack>
  )
}
