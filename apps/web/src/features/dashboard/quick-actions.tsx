import { Button, SimpleGrid } from "@mantine/core"
import { IconBook2, IconBooks, IconChecklist, IconUserPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { Section } from "../../ui/section.tsx"

const actions = [
  { label: "Add Student", path: paths.students, icon: IconUserPlus },
  { label: "Create Assignment", path: paths.assignments, icon: IconChecklist },
  { label: "Add Curriculum", path: paths.curriculum, icon: IconBooks },
  { label: "Add Subject", path: paths.subjects, icon: IconBook2 },
]

/** What one does most, one click away (S §2, as far as there are screens for it). */
export function QuickActions() {
  return (
    <Section title="Quick Actions">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {actions.map(({ label, path, icon: Icon }) => (
          <Button
            key={label}
            component={Link}
            href={newAt(path)}
            variant="default"
            size="md"
            justify="flex-start"
            leftSection={<Icon size={20} stroke={1.5} />}
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
    </Section>
  )
}
