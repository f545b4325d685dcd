import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { newCurriculumFor } from "../../lib/paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"

/** The empty state of a child without curricula, with a link to add the first. */
export function NoCurriculum({ student }: { student: { id: string; first_name: string } }) {
  return (
    <Text size="sm" c="dimmed">
      No curriculum assigned.{" "}
      <Anchor
        component={Link}
        href={newCurriculumFor(student)}
        inherit
        fw={600}
        aria-label={`Add a curriculum for ${shortNameOf(student)}`}
      >
        Add a curriculum
      </Anchor>
    </Text>
  )
}
