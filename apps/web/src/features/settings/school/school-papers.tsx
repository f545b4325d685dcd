import { can } from "@hearthbook/api/permissions"
import { SimpleGrid, Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { GradesCard } from "../grades/grades-card.tsx"
import { ScalesCard } from "../grades/scales-card.tsx"
import { PaperSchoolCard } from "../paper/paper-school-card.tsx"

/** What report cards and transcripts need: the school, and how the family grades. Only its heads change what is for all. */
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
