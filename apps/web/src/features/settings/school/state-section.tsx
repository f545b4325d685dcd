import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Anchor, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { AdoptForm } from "../../../entities/requirement/adopt-form.tsx"
import { countOf } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { Section } from "../../../ui/layout/section.tsx"

/** The state requirements of a school year, chosen once for all children. */
export function StateSection({ year }: { year: SchoolYearView }) {
  const [[students, requirements, family]] = trpc.useSuspenseQueries((ask) => [
    ask.students.names(),
    ask.requirements.list({ school_year_id: year.id }),
    ask.family.get(),
  ])
  const [packs] = trpc.rulePacks.list.useSuspenseQuery({})
  const without = students.filter(({ id }) => !requirements.some(({ student_id }) => student_id === id))
  const pack = packs.find(({ id }) => id === family.rule_pack_id)
  if (students.length === 0) return null
  return (
    <Section title="State requirements" part={year.academic_year}>
      <Stack gap="sm">
        {requirements.length > 0 && (
          <Text size="sm">
            {pack ? `${pack.title}, for` : "Chosen for"} {countOf(requirements.length, "child", "children")}.{" "}
            <Anchor component={Link} href={paths.records} inherit underline="always">
              See days, hours and filings in Records
            </Anchor>
          </Text>
        )}
        {without.length > 0 && <AdoptForm year={year} />}
      </Stack>
    </Section>
  )
}
