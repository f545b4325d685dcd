import type { TestScoreView } from "@hearthbook/api/family/student"
import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import { useRef, useState, type FormEvent } from "react"
import { trpc } from "../../api/trpc.ts"
import { dayOf, formatDay } from "../../lib/format.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { DayField } from "../../ui/inputs/day-field.tsx"
import classes from "./links-section.module.css"

type Typed = { name: string; taken_on: string; score: string }
const nothing: Typed = { name: "", taken_on: "", score: "" }

/** The test scores that stand on a child's transcript, in the order in which they were added, and a line that adds one. */
export function TestScores({ student_id }: { student_id: string }) {
  const [{ test_scores, version }] = trpc.students.byId.useSuspenseQuery({ id: student_id })
  const update = trpc.students.update.useMutation()
  const [typed, setTyped] = useState(nothing)
  const name = useRef<HTMLInputElement>(null)

  const save = async (scores: Typed[]) => {
    try {
      await update.mutateAsync({ id: student_id, version, test_scores: scores })
      return true
    } catch (cause) {
      showFailureToast(cause, "Failed to save the test scores. Nothing was changed.")
      return false
    }
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save([...test_scores.map(toTyped), typed]))) return
    setTyped(nothing)
    name.current?.focus()
  }
  const remove = (at: number) => void save(test_scores.filter((_, index) => index !== at).map(toTyped))

  return (
    <>
      {test_scores.length > 0 && (
        <ul className={classes.links}>
          {test_scores.map((score, index) => (
            <li key={index}>
              <span>
                <strong>{score.name}</strong> {score.score}
                {score.taken_on && ` · ${formatDay(score.taken_on)}`}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove ${score.name}, ${score.score}`}
                disabled={update.isPending}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {test_scores.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          Colleges like to see them on the transcript. None are shown until you add one.
        </Text>
      )}
      <form onSubmit={add} noValidate>
        <Group gap="sm" align="flex-end" mt="sm">
          <TextInput
            ref={name}
            label="Test"
            placeholder="SAT"
            maxLength={100}
            autoComplete="off"
            value={typed.name}
            onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          />
          <TextInput
            label="Score"
            placeholder="1380"
            maxLength={40}
            autoComplete="off"
            w={110}
            value={typed.score}
            onChange={({ currentTarget }) => setTyped({ ...typed, score: currentTarget.value })}
          />
          <DayField
            label="Date"
            needsYear
            value={typed.taken_on}
            onChange={(taken_on) => setTyped({ ...typed, taken_on })}
          />
          <Button
            type="submit"
            variant="default"
            loading={update.isPending}
            disabled={typed.name.trim() === "" || typed.score.trim() === ""}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          >
            Add score
          </Button>
        </Group>
      </form>
    </>
  )
}

function toTyped({ name, score, taken_on }: TestScoreView): Typed {
  return { name, score, taken_on: taken_on ? dayOf(taken_on) : "" }
}
