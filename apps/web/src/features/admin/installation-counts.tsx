import {
  IconDeviceDesktop,
  IconHome,
  IconMail,
  IconMailX,
  IconMoodKid,
  IconTestPipe,
  IconUserHeart,
  IconUsers,
} from "@tabler/icons-react"
import { trpc } from "../../api/trpc.ts"
import { StatGrid } from "../../ui/layout/card-grid.tsx"
import { StatCard } from "../../ui/layout/stat-card.tsx"

export function InstallationCounts() {
  const [stats] = trpc.admin.stats.useSuspenseQuery()
  const shown = (count: number) => count.toLocaleString("en-US")
  const adults = stats.parents + stats.teachers + stats.admins
  return (
    <StatGrid>
      <StatCard label="Families" value={shown(stats.families)} icon={IconHome} />
      <StatCard label="Adults" value={shown(adults)} icon={IconUsers} tone="blue" />
      <StatCard label="Children" value={shown(stats.children)} icon={IconMoodKid} tone="amber" />
      <StatCard label="Children’s logins" value={shown(stats.students)} icon={IconUserHeart} tone="violet" />
      <StatCard label="Open sessions" value={shown(stats.active_sessions)} icon={IconDeviceDesktop} tone="green" />
      <StatCard label="Demo families" value={shown(stats.demo_families)} icon={IconTestPipe} tone="slate" />
      <StatCard label="Emails waiting" value={shown(stats.mails_waiting)} icon={IconMail} tone="blue" />
      <StatCard
        label="Emails given up"
        value={shown(stats.mails_failed)}
        icon={IconMailX}
        tone={stats.mails_failed > 0 ? "error" : "slate"}
      />
    </StatGrid>
  )
}
