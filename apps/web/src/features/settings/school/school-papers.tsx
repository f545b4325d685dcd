import { can } from "@hearthbook/core/permissions/permissions"
import { SimpleGrid, Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { GradesCard } from "./grades/grades-card.tsx"
import { ScalesCard } from "./grades/scales-card.tsx"
import { PaperSchoolCard } from "./papers/paper-school-card.tsx"

/** Settings for report cards and transcripts. Only heads of the family see the school and the family-wide grading. */
export function SchoolPapers() {
  const user = useUser()
  const isHead = user !== null && can(user.role, "manage_members")
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" style={{ alignItems: "start" }}>
      {isHead && <PaperSchoolCard />}
      <Stack gap="lg">
        {isHead && <GradesCard />}
        <ScalesCard />
      </Stack>
    </SimpleGrid>
  )
}
