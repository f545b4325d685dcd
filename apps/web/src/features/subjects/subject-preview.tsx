import { Paper, Text } from "@mantine/core"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"
import type { SubjectValues } from "./subject-values.ts"

/** A preview of the subject while it is being edited. */
export function SubjectPreview({ subject }: { subject: SubjectValues }) {
  const color = /^#[0-9a-f]{6}$/i.test(subject.color ?? "") ? (subject.color ?? "") : "transparent"
  return (
    <Paper withBorder p="sm" aria-label="Preview" role="group">
      <Text size="xs" c="dimmed" mb={6}>
        Preview
      </Text>
      <SubjectBadge
        size="md"
        subject={{ name: subject.name.trim() || "New subject", color, icon: subject.icon ?? "" }}
      />
    </Paper>
  )
}
