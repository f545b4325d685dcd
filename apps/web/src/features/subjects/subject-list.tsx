import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { Group, Stack, Text, Title } from "@mantine/core"
import { formatSubjectLevel, subjectLevels } from "../../entities/subject/subjects-by-grade.ts"
import { SetUpFirst } from "../../entities/student/no-students-yet.tsx"
import { countOf } from "../../lib/format.ts"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../ui/layout/first-items.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { SearchBox } from "../../ui/inputs/search-box.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { SubjectRow } from "./subject-row.tsx"
import { SubjectsSketch } from "./subjects-sketch.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Props = { subjects: SubjectView[]; edited: SubjectView | null; onEdit: (subject: SubjectView) => void }

/** Above this number, a search box is shown. */
const manySubjects = 8

/** 'Existing Subjects (n)', grouped by grade level. */
export function SubjectList({ subjects, edited, onEdit }: Props) {
  const { search: params, put } = useSearchParamsState()
  const search = subjects.length > manySubjects ? (params.get("search") ?? "") : ""
  const found = subjectLevels.flatMap((level) =>
    subjects.filter(({ name, grade_level }) => grade_level === level && matchesSearch([name], search)),
  )
  const list = useFirstItems(found, useIsPhone() ? 9 : 24)
  if (subjects.length === 0) {
    return (
      <EmptyState
        title="No subjects yet"
        text="No subjects created yet. Add one using the form."
        picture={<SubjectsSketch />}
        action={
          <>
            <SetUpFirst />
            <ImportLink kind="subjects" />
          </>
        }
      />
    )
  }
  return (
    <Stack gap="md" component="section" aria-labelledby="existing-subjects">
      <Title order={2} size="h4" id="existing-subjects">
        Existing Subjects ({subjects.length})
      </Title>
      {subjects.length > manySubjects && (
        <Group>
          <SearchBox
            label="Search subjects"
            value={search}
            onChange={(text) => put({ search: text === "" ? null : text })}
          />
        </Group>
      )}
      {found.length === 0 && (
        <NothingFound
          title="No Subjects Found"
          text={`No subject is called “${search.trim()}”.`}
          onClear={() => {
            focusPage()
            put({ search: null })
          }}
        />
      )}
      {subjectLevels.map((level) => {
        const ofLevel = list.shown.filter((subject) => subject.grade_level === level)
        if (ofLevel.length === 0) return null
        return (
          <Stack gap="xs" key={level ?? "all"}>
            <Text size="sm" fw={600} c="dimmed">
              {formatSubjectLevel(level)}
            </Text>
            {ofLevel.map((subject) => (
              <SubjectRow
                key={subject.id}
                subject={subject}
                isEdited={edited?.id === subject.id}
                onEdit={() => onEdit(subject)}
              />
            ))}
          </Stack>
        )
      })}
      <ShowAllButton list={list} all={countOf(found.length, "subject")} />
    </Stack>
  )
}
