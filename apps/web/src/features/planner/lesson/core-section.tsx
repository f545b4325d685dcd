import { Stack, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { Section } from "../../../ui/layout/section.tsx"
import type { LessonValues } from "../shared/lesson-values.ts"

/** The learning objectives, and the teacher's private notes. */
export function CoreSection({ form }: { form: UseFormReturnType<LessonValues> }) {
  return (
    <Section title="Core Content">
      <Stack gap="md">
        <Textarea
          label="Learning objectives"
          description="What the child will know or be able to do afterwards."
          minRows={3}
          maxRows={12}
          {...form.getInputProps("objectives")}
        />
        <Textarea
          label="Private teacher's notes"
          description="For you and the other teachers of the family. Children never see them."
          minRows={3}
          maxRows={12}
          {...form.getInputProps("private_notes")}
        />
      </Stack>
    </Section>
  )
}
