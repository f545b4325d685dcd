import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button, Group, Stack, Text } from "@mantine/core"
import { useState, type ReactNode } from "react"
import { trpc } from "../../../api/trpc.ts"
import { CourseBreakdown } from "../../../entities/grade/breakdown/course-breakdown.tsx"
import { useBreakdowns } from "../../../entities/grade/breakdown/use-breakdowns.ts"
import { formatShownPercent } from "../../../lib/grade-percent.ts"
import { LabeledValue } from "../../../ui/layout/labeled-value.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { GradingModal } from "./grading-modal.tsx"
import { dropWords, methodWords, recordWords } from "./grading-labels.ts"
import { RecordsModal } from "./records-modal.tsx"

/** A course's grade so far and how it came about, how it is graded, and what records say about it. */
export function CourseGrading({ curriculum }: { curriculum: CurriculumView }) {
  const [[scales, family]] = trpc.useSuspenseQueries((ask) => [ask.gradingScales.list({}), ask.family.get()])
  const [opened, setOpened] = useState<"grading" | "records" | null>(null)
  const { shown_percent, letter, grading_scale_id, course_title, description, texts, subject } = curriculum
  const { courses } = useBreakdowns([curriculum])
  const nameOf = (id: string | null) => scales.find((scale) => scale.id === id)?.name ?? standardScale.name
  const close = () => setOpened(null)
  const drops = dropWords(curriculum)
  return (
    <Stack gap="md">
      <Section title="Grade so far">
        <Stack gap="sm">
          {shown_percent !== null && (
            <Text fz={24} lh={1.2} className="figures">
              {letter && (
                <Text span inherit fw={650}>
                  {letter}{" "}
                </Text>
              )}
              <Text span inherit c={letter ? "dimmed" : undefined}>
                {formatShownPercent(shown_percent)}
              </Text>
            </Text>
          )}
          {courses.map((course) => (
            <CourseBreakdown key={course.curriculum.id} {...course} />
          ))}
        </Stack>
      </Section>
      <Settings title="How it is graded" onChange={() => setOpened("grading")}>
        <Text>
          {nameOf(grading_scale_id ?? family.grading_scale_id)}
          {grading_scale_id === null && (
            <Text span inherit c="dimmed">
              {" "}
              (the family’s scale)
            </Text>
          )}
        </Text>
        <Text>{methodWords(curriculum)}</Text>
        {drops && <Text>{drops}</Text>}
      </Settings>
      <Settings title="On records" onChange={() => setOpened("records")}>
        <Text fw={500}>{course_title ?? subject.name}</Text>
        <Text className="figures">{recordWords(curriculum)}</Text>
        {description && <LabeledValue label="Course description">{description}</LabeledValue>}
        {texts && <LabeledValue label="Texts">{texts}</LabeledValue>}
      </Settings>
      {opened === "grading" && (
        <GradingModal curriculum={curriculum} familyScale={nameOf(family.grading_scale_id)} onClose={close} />
      )}
      {opened === "records" && <RecordsModal curriculum={curriculum} onClose={close} />}
    </Stack>
  )
}

function Settings({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <Section title={title}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Stack gap={4} flex="1 1 240px" miw={0}>
          {children}
        </Stack>
        <Button variant="default" size="sm" aria-label={`Change: ${title}`} onClick={onChange}>
          Change
        </Button>
      </Group>
    </Section>
  )
}
