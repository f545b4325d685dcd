import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { ProgressView } from "@hearthbook/api/work/progress"
import { Button, Stack, Tabs } from "@mantine/core"
import { IconTrophy, IconUsers } from "@tabler/icons-react"
import { CardGrid } from "../../ui/layout/card-grid.tsx"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { AchievementCard } from "./achievement-card.tsx"
import { ProgressCard } from "./progress-card.tsx"
import classes from "./progress-tabs.module.css"
import { WeeksSection } from "./weeks-section.tsx"
import { highScorePercent } from "@hearthbook/core/grading/achievements"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { GradesSketch } from "../../entities/grade/grades-sketch.tsx"

/** Two views of the children's progress. The open one is stored in the URL. */
export function ProgressTabs({ progress, curricula }: { progress: ProgressView[]; curricula: CurriculumView[] }) {
  const { search, put } = useSearchParamsState()
  const tab = search.get("tab") === "achievements" ? "achievements" : "details"
  // A phone's rows are shared by the children.
  const most = useIsPhone() ? Math.max(3, Math.floor(12 / progress.length)) : undefined
  return (
    <Tabs
      variant="pills"
      keepMounted={false}
      value={tab}
      onChange={(next) => put({ tab: next === "details" ? null : next })}
    >
      <Tabs.List mb="md" aria-label="Progress" className={classes.tabs}>
        <Tabs.Tab value="details" leftSection={<IconUsers size={18} stroke={1.5} aria-hidden />}>
          Student Details
        </Tabs.Tab>
        <Tabs.Tab value="achievements" leftSection={<IconTrophy size={18} stroke={1.5} aria-hidden />}>
          Achievements
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        <Stack gap="lg">
          <CardGrid>
            {progress.map((of) => (
              <ProgressCard key={of.student.id} progress={of} curricula={curricula} most={most} />
            ))}
          </CardGrid>
          <WeeksSection students={progress.map(({ student }) => student)} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="achievements">
        {progress.every(({ achievements }) => achievements.length === 0) ? (
          <EmptyState
            title="No High Scores Yet"
            text={`Grades of ${highScorePercent}% or more show up here.`}
            picture={<GradesSketch />}
            action={
              <Button component={Link} href={paths.assignments}>
                Go to Assignments
              </Button>
            }
          />
        ) : (
          <CardGrid>
            {progress.map((of) => (
              <AchievementCard key={of.student.id} progress={of} />
            ))}
          </CardGrid>
        )}
      </Tabs.Panel>
    </Tabs>
  )
}
