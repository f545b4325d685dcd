import type { RulePackView } from "@hearthbook/api/records/rule-pack"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Button, Group, NumberInput, Select, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { packAt, paths } from "../../lib/paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useAdopt } from "./use-adopt.ts"

type Props = {
  year: SchoolYearView
  /** Only this child by choice; else all children who have nothing yet. */
  student?: StudentSummary
}

type Figure = number | string

/** Chooses a state once, or two numbers of one's own, for the children of a school year. */
export function AdoptForm({ year, student }: Props) {
  const [packs] = trpc.rulePacks.list.useSuspenseQuery({})
  const [family] = trpc.family.get.useSuspenseQuery()
  const [pack_id, setPack] = useState(family.rule_pack_id)
  const [days, setDays] = useState<Figure>("")
  const [hours, setHours] = useState<Figure>("")
  const adopt = useAdopt(year)
  const pack = packs.find(({ id }) => id === pack_id) ?? null
  const save = (student_ids?: string[]) => {
    if (!pack) return
    adopt
      .run({ pack_id: pack.id, student_ids, days: Number(days), hours: Number(hours) })
      .catch((cause: unknown) => showFailureToast(cause, "Failed to save the requirements."))
  }
  return (
    <Stack gap="sm" maw={560}>
      <Select
        label="Your state"
        placeholder="Choose your state"
        description={pack && <PackNote pack={pack} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
        data={packs.map(({ id, title, state, status }) => ({
          value: id,
          label: state && status === "draft" ? `${title} (draft)` : title,
        }))}
        value={pack_id}
        onChange={setPack}
        searchable
        nothingFoundMessage="Not available yet. Choose “My own numbers”."
      />
      {pack?.id === "own" && (
        <Group gap="sm" grow>
          <NumberInput size="md" label="Days a year" min={0} max={366} hideControls value={days} onChange={setDays} />
          <NumberInput
            size="md"
            label="Hours a year"
            min={0}
            max={5000}
            hideControls
            value={hours}
            onChange={setHours}
          />
        </Group>
      )}
      <Group gap="sm">
        <Button disabled={!pack} loading={adopt.isPending} onClick={() => save()}>
          Use for all children
        </Button>
        {student && (
          <Button variant="default" disabled={!pack} loading={adopt.isPending} onClick={() => save([student.id])}>
            Only for {shortNameOf(student)}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        This is not legal advice.{" "}
        <Anchor component={Link} href={paths.requirements} inherit>
          See every state’s requirements, with sources
        </Anchor>
      </Text>
    </Stack>
  )
}

function PackNote({ pack }: { pack: RulePackView }) {
  if (pack.state === null) return null
  const numbers = pack.targets.map(({ label }) => label).join("; ")
  return (
    <>
      {numbers || "No minimum days or hours"}.{" "}
      <Anchor component={Link} href={packAt(pack.id)} inherit>
        Details and sources
      </Anchor>
    </>
  )
}
