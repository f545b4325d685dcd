import type { PaceView, RequirementView } from "@hearthbook/api/records/requirement"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Menu, Paper, Stack, Text } from "@mantine/core"
import { IconHistory, IconPencil, IconStairsUp, IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { AdoptForm } from "../../../entities/requirement/adopt-form.tsx"
import { countOf, formatGradeLevel } from "../../../lib/format.ts"
import { packAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { hoursOf } from "../log/hours-labels.ts"
import { GradeModal } from "./grade-modal.tsx"
import { NewerVersion } from "./newer-version.tsx"
import { OpeningModal } from "./opening-modal.tsx"
import { TargetList } from "./target-list.tsx"
import { TargetsModal } from "./targets-modal.tsx"
import { useDeleteRequirement } from "./use-delete-requirement.ts"

type Props = {
  student: StudentSummary
  year: SchoolYearView
  /** Null if nothing is asked of the child in this year. */
  requirement: RequirementView | null
  pace: PaceView[]
}

/** The days and hours that are asked of a child, and how far it is. */
export function AskedSection({ student, year, requirement, pace }: Props) {
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Requirements">
      {requirement ? (
        <Asked requirement={requirement} year={year} name={shortNameOf(student)} pace={pace} />
      ) : (
        <Stack gap="sm">
          <SectionHead title="Requirements" size="h4" />
          <Text size="sm">
            Choose your state. Hearthbook then counts days and hours for {shortNameOf(student)} and reminds you of
            filings.
          </Text>
          <AdoptForm year={year} student={student} />
        </Stack>
      )}
    </Paper>
  )
}

type AskedProps = { requirement: RequirementView; year: SchoolYearView; name: string; pace: PaceView[] }

function Asked({ requirement, year, name, pace }: AskedProps) {
  const [pack] = trpc.rulePacks.byId.useSuspenseQuery({ id: requirement.pack_id })
  const [opened, setOpened] = useState<"targets" | "grade" | "opening" | null>(null)
  const askToDelete = useDeleteRequirement()
  const close = () => setOpened(null)
  return (
    <Stack gap="sm">
      <SectionHead title="Requirements" part={formatGradeLevel(requirement.grade_level)} size="h4">
        <RowMenu of="the requirements">
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={() => setOpened("targets")}>
            Edit requirements
          </Menu.Item>
          <Menu.Item leftSection={<IconStairsUp size={18} stroke={1.5} />} onClick={() => setOpened("grade")}>
            Change grade
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={18} stroke={1.5} />} onClick={() => setOpened("opening")}>
            Earlier this year
          </Menu.Item>
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={18} stroke={1.5} />}
            onClick={() => askToDelete(requirement, name)}
          >
            Remove requirements
          </Menu.Item>
        </RowMenu>
      </SectionHead>
      <Text size="sm" c="dimmed">
        {pack.state ? (
          <Anchor component={Link} href={packAt(pack.id)} inherit>
            {pack.title}
          </Anchor>
        ) : (
          pack.title
        )}
        {pack.status === "draft" && pack.state && " · draft, so check the numbers with your state"}
      </Text>
      {requirement.newer_version !== null && <NewerVersion requirement={requirement} />}
      <TargetList targets={requirement.targets} pace={pace} />
      {requirement.opening && (
        <Text size="sm" c="dimmed">
          Includes {openingWords(requirement.opening)} from earlier this year.
        </Text>
      )}
      {opened === "targets" && <TargetsModal requirement={requirement} year={year} onClose={close} />}
      {opened === "grade" && <GradeModal requirement={requirement} onClose={close} />}
      {opened === "opening" && <OpeningModal requirement={requirement} onClose={close} />}
    </Stack>
  )
}

function openingWords({ days, minutes }: NonNullable<RequirementView["opening"]>): string {
  const parts = [days > 0 && countOf(days, "day"), minutes > 0 && countOf(hoursOf(minutes), "hour")]
  return parts.filter(Boolean).join(" and ")
}
