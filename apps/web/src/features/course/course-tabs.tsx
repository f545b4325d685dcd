import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Skeleton, Tabs, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import classes from "./course-tabs.module.css"

type Part = { value: string; label: string; count?: number; content: ReactNode }
type Props = { of: CurriculumView; parts: Part[] }

/** The parts of a course's page. The first one opens by default; the open one is stored in the URL. */
export function CourseTabs({ of: { subject }, parts }: Props) {
  const { search, put } = useSearchParamsState()
  const first = parts[0]?.value ?? null
  const open = parts.find(({ value }) => value === search.get("tab"))?.value ?? first
  return (
    <Tabs
      variant="pills"
      keepMounted={false}
      value={open}
      onChange={(next) => put({ tab: next === first ? null : next })}
    >
      <Tabs.List mb="md" aria-label={`Parts of ${subject.name}`} className={classes.tabs}>
        {parts.map(({ value, label, count }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
            {count !== undefined && count > 0 && (
              <Text span inherit className={`${classes.count} figures`}>
                {count}
              </Text>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          <QueryBoundary skeleton={<PartSkeleton />} fallback="Failed to load curriculum.">
            {content}
          </QueryBoundary>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function PartSkeleton() {
  return (
    <>
      <Skeleton h={64} mb="lg" />
      <RowSkeletons rows={5} />
    </>
  )
}
