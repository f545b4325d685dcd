import { Button, Stack, Text } from "@mantine/core"
import { modals } from "@mantine/modals"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { listOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { allOf } from "./joined-words.ts"

const modalId = "whose-tick"

type Whose = "only" | "all"
type Asked = Pick<LessonView, "title" | "student" | "together_with">

/** Asks whose tick of a joined lesson is taken back. Null if the person closes the dialog. */
export function askWhose(lesson: Asked): Promise<Whose | null> {
  return new Promise((resolve) => {
    const choose = (whose: Whose) => {
      resolve(whose)
      modals.close(modalId)
    }
    modals.open({
      modalId,
      title: `Whose “${shortTitle(lesson.title, 40)}” is not done?`,
      closeButtonProps: { "aria-label": "Close" },
      children: <Choices lesson={lesson} onChoose={choose} />,
      onClose: () => resolve(null),
    })
  })
}

function Choices({ lesson, onChoose }: { lesson: Asked; onChoose: (whose: Whose) => void }) {
  const done = [lesson.student, ...lesson.together_with.filter(isTicked).map(({ student }) => student)]
  const name = shortNameOf(lesson.student)
  return (
    <Stack gap="sm">
      <Text size="sm">{listOf(done.map(shortNameOf))} did it together.</Text>
      <Button data-autofocus onClick={() => onChoose("only")}>
        Only {name}
      </Button>
      <Button variant="default" onClick={() => onChoose("all")}>
        {capitalized(allOf(done.length))}
      </Button>
    </Stack>
  )
}

/** True for a sibling's lesson that is done. */
export function isTicked({ completed_at }: LessonView["together_with"][number]): boolean {
  return completed_at !== null
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
