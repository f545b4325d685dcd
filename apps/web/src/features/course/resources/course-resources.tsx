import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Anchor, Button, Group, Stack } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { countOf } from "../../../lib/format.ts"
import { lessonAt, paths } from "../../../lib/paths.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { NewResourceModal } from "./new-resource-modal.tsx"
import { ResourceList } from "./resource-list.tsx"
import { resourcesOfLessons } from "./resources-of-lessons.ts"
import { ResourcesSketch } from "../../../entities/resource/resources-sketch.tsx"

type Props = { curriculum: CurriculumView; lessons: LessonView[] }

/** The resources that a course's lessons use, and the others in the library that are about its subject. */
export function CourseResources({ curriculum: { subject }, lessons }: Props) {
  const [library] = trpc.resources.list.useSuspenseQuery({ subject_id: subject.id })
  const [isAdding, setAdding] = useState(false)
  const used = resourcesOfLessons(lessons)
  const others = library.filter(({ id }) => !used.some(({ resource }) => resource.id === id))
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={2} />} variant="default" onClick={() => setAdding(true)}>
      Add a resource
    </Button>
  )
  return (
    <Stack gap="lg">
      {used.length + others.length === 0 ? (
        <EmptyState
          title="No Resources Yet"
          text={`Books, links and videos for ${subject.name}. Each can be attached to the lessons that need it.`}
          picture={<ResourcesSketch />}
          action={add}
        />
      ) : (
        <>
          <ResourceList
            title="In the lessons"
            rows={used.map(({ resource, lessons: [first, ...more] }) => ({
              resource,
              use: first && (
                <Anchor component={Link} href={lessonAt(first)} size="sm">
                  {more.length === 0 ? first.title : `${countOf(more.length + 1, "lesson")}, first ${first.title}`}
                </Anchor>
              ),
            }))}
          />
          <ResourceList
            title={`More for ${subject.name} in the library`}
            rows={others.map((resource) => ({ resource }))}
          />
          <Group gap="md">
            {add}
            <Anchor component={Link} href={`${paths.resources}?subject=${subject.id}`} size="sm" fw={600}>
              Edit them in the library
            </Anchor>
          </Group>
        </>
      )}
      {isAdding && <NewResourceModal subject={subject} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
