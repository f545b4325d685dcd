import { SimpleGrid } from "@mantine/core"
import { IconDevices, IconHome, IconMail, IconMailX, IconMoodKid, IconUsers } from "@tabler/icons-react"
import { trpc } from "../../lib/trpc.ts"
import { StatCard } from "../../ui/stat-card.tsx"
import { statColumns } from "../../ui/columns.ts"

/** How many there are of what. Visitors' demo families count only as such. */
export function InstallationStats() {
  const [stats] = trpc.admin.stats.useSuspenseQuery()
  const show = (count: number) => count.toLocaleString("en-US")
  return (
    <SimpleGrid {...statColumns}>
      <StatCard label="Families" value={show(stats.families)} icon={IconHome} />
      <StatCard label="Visitors’ demo families" value={show(stats.demo_families)} icon={IconHome} tone="slate" />
      <StatCard label="Parents" value={show(stats.parents)} icon={IconUsers} tone="blue" />
      <StatCard label="Teachers" value={show(stats.teachers)} icon={IconUsers} tone="blue" />
      <StatCard label="Children" value={show(stats.children)} icon={IconMoodKid} tone="violet" />
      <StatCard label="Children with a log-in" value={show(stats.students)} icon={IconMoodKid} tone="violet" />
      <StatCard label="Administrators" value={show(stats.admins)} icon={IconUsers} tone="slate" />
      <StatCard label="Open sessions" value={show(stats.active_sessions)} icon={IconDevices} tone="green" />
      <StatCard label="Mails waiting" value={show(stats.mails_waiting)} icon={IconMail} tone="amber" />
      <StatCard label="Mails that failed" value={show(stats.mails_failed)} icon={IconMailX} tone="red" />
    </SimpleGrid>
  )
}
