import { limits } from "@hearthbook/core/limits/limits"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupSubject } from "@hearthbook/core/planning/setup/lay-week"
import { usualSubjects, usualTimesPerWeek } from "@hearthbook/core/planning/setup/usual-subjects"
import { ActionIcon, Chip, Group, Paper, Text, TextInput, Title } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState, type KeyboardEvent } from "react"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { formatGradeLevel } from "../../../lib/format.ts"
import type { Learner } from "../setup-form/learners.ts"
import classes from "../welcome.module.css"
import { offeredSubjects } from "./offered-subjects.ts"
import { TimesMenu } from "./times-menu.tsx"

type Props = { learner: Learner; problem: string | undefined; onChange: (subjects: SetupSubject[]) => void }

/** A child's subjects as chips: a tap chooses one or takes it away. Any other one can be typed. */
export function ChildSubjects({ learner, problem, onChange }: Props) {
  const { first_name, grade_level, subjects } = learner
  const [typed, setTyped] = useState("")
  const usual = usualSubjects(grade_level)
  const offered = offeredSubjects(grade_level, subjects)
  const chosen = new Set(subjects.map(({ name }) => subjectKey(name)))
  const choose = (name: string) => {
    const times = usual.find((subject) => subjectKey(subject.name) === subjectKey(name))?.times_per_week
    onChange([...subjects, { name, times_per_week: times ?? usualTimesPerWeek, is_together: false }])
  }
  const leaveOut = (name: string) =>
    onChange(subjects.filter((subject) => subjectKey(subject.name) !== subjectKey(name)))
  const add = () => {
    const name = typed.trim()
    if (name !== "" && !chosen.has(subjectKey(name))) choose(name)
    setTyped("")
  }
  const addWithEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return
    // Otherwise Enter would go on to the next step.
    event.preventDefault()
    add()
  }
  return (
    <Paper component="section" withBorder p="md" aria-label={first_name}>
      <Group gap="sm" mb="sm" wrap="nowrap">
        <ChildAvatar child={learner} size={32} />
        <Title order={2} size="h4">
          {first_name}
        </Title>
        <Text c="dimmed" size="sm">
          {formatGradeLevel(grade_level)}
        </Text>
      </Group>
      <Group gap={8} role="group" aria-label={`Subjects of ${first_name}`}>
        {offered.map(({ name, times_per_week }) => {
          const isChosen = chosen.has(subjectKey(name))
          return (
            <Group key={subjectKey(name)} gap={0} wrap="nowrap">
              <Chip
                size="sm"
                radius="xl"
                classNames={{ label: classes.tap ?? "" }}
                checked={isChosen}
                onChange={(next) => (next ? choose(name) : leaveOut(name))}
              >
                {name}
              </Chip>
              {isChosen && (
                <TimesMenu
                  name={name}
                  times={times_per_week}
                  onChange={(times) =>
                    onChange(
                      subjects.map((subject) =>
                        subjectKey(subject.name) === subjectKey(name) ? { ...subject, times_per_week: times } : subject,
                      ),
                    )
                  }
                />
              )}
            </Group>
          )
        })}
      </Group>
      {problem && (
        <Text c="var(--mantine-color-error)" size="sm" mt="xs" role="alert">
          {problem}
        </Text>
      )}
      <TextInput
        mt="sm"
        size="sm"
        placeholder="Another subject"
        aria-label={`Another subject for ${first_name}`}
        maxLength={limits.name}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={addWithEnter}
        onBlur={add}
        rightSection={
          typed.trim() !== "" && (
            <ActionIcon variant="subtle" aria-label={`Add ${typed.trim()}`} onClick={add}>
              <IconPlus size={18} stroke={2} />
            </ActionIcon>
          )
        }
      />
    </Paper>
  )
}
