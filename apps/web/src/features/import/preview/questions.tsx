import { dateOrders, type ImportKind } from "@hearthbook/core/import/import-kinds"
import type { ImportDecisions, ImportQuestion, ImportView } from "@hearthbook/api/data/import"
import { Paper, Radio, Select, Stack, Text } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { curriculumName } from "../../../entities/curriculum/curriculum-name.ts"
import { StudentSelect } from "../../../entities/student/student-select.tsx"
import { optionNameOf } from "../../../lib/short-names.ts"
import { fieldLabel } from "../kind-labels.ts"

type Props = { view: ImportView; kind: ImportKind; onDecide: (decisions: ImportDecisions) => void }

/** The open questions about a table, each asked once. Renders nothing without one. */
export function Questions({ view, kind, onDecide }: Props) {
  const { questions, defaults } = view
  const takesCourse = kind === "lessons" || kind === "assignments"
  const isOpen = questions.some((question) => question.kind === "student" || question.field === "subject")
  if (questions.length === 0 && defaults.curriculum_id === null) return null
  return (
    <Paper withBorder p="md" component="section" aria-label="Questions">
      <Stack gap="md">
        {takesCourse && (isOpen || defaults.curriculum_id !== null) && (
          <CourseQuestion value={defaults.curriculum_id} onDecide={onDecide} />
        )}
        {questions.map((question) => (
          <Question
            key={`${question.kind} ${question.field}`}
            question={question}
            view={view}
            kind={kind}
            onDecide={onDecide}
          />
        ))}
      </Stack>
    </Paper>
  )
}

function Question({ question, view, kind, onDecide }: Props & { question: ImportQuestion }) {
  if (question.kind === "date_order") return <DateOrderQuestion options={question.options} onDecide={onDecide} />
  if (question.kind === "student") return <StudentQuestion onDecide={onDecide} />
  const columns = view.columns.filter(({ field }) => field === null)
  return (
    <Select
      label={`Which column is the ${fieldLabel(kind, question.field).toLowerCase()}?`}
      placeholder={columns.length === 0 ? "The table has no more columns" : "Choose a column"}
      disabled={columns.length === 0}
      data={columns.map(({ index, name }) => ({ value: String(index), label: name }))}
      value={null}
      onChange={(index) => index !== null && onDecide({ mapping: { [question.field]: Number(index) } })}
      maw={420}
    />
  )
}

const orderLabels = {
  MDY: "Month first: 3/4 is March 4",
  DMY: "Day first: 3/4 is April 3",
  YMD: "Year first: 26-03-04 is March 4, 2026",
}

function DateOrderQuestion({ options, onDecide }: { options: string[]; onDecide: Props["onDecide"] }) {
  const orders = dateOrders.filter((order) => options.includes(order))
  return (
    <Radio.Group label="How are the dates written?" value={null}>
      <Stack gap="xs" mt="xs">
        {orders.map((order) => (
          <Radio
            key={order}
            value={order}
            label={orderLabels[order]}
            onChange={() => onDecide({ date_order: order })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function StudentQuestion({ onDecide }: { onDecide: Props["onDecide"] }) {
  const { data: students = [] } = trpc.students.names.useQuery()
  return (
    <StudentSelect
      label="Whose rows are these?"
      withAsterisk={false}
      students={students}
      value={null}
      onChange={(student_id) => student_id !== null && onDecide({ defaults: { student_id } })}
      maw={420}
    />
  )
}

function CourseQuestion({ value, onDecide }: { value: string | null; onDecide: Props["onDecide"] }) {
  const { data: courses = [] } = trpc.curriculum.names.useQuery()
  const options = courses.map((course) => ({
    value: course.id,
    label: `${optionNameOf(course.student)} · ${curriculumName(course)}`,
  }))
  return (
    <div>
      <Select
        label="Which course are these for?"
        placeholder="Choose a course"
        data={options}
        value={value}
        clearable
        searchable
        onChange={(curriculum_id) => onDecide({ defaults: { curriculum_id } })}
        maw={420}
      />
      {value === null && (
        <Text size="sm" c="dimmed" mt={4}>
          Or say below which columns name the student and the subject.
        </Text>
      )}
    </div>
  )
}
