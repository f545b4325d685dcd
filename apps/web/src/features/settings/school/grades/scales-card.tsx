import { scaleKindLabels } from "@hearthbook/core/grading/grading-labels"
import type { GradingScaleView } from "@hearthbook/api/family/grading-scale"
import { Button, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { confirmDelete } from "../../../../forms/confirm-delete.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../../../ui/menus/row-menu.tsx"
import { FoldedSection } from "../../../../ui/layout/folded-section.tsx"
import { EditScaleModal, NewScaleModal } from "./scale-modals.tsx"
import classes from "./scales-card.module.css"

/** The family's own grading scales: added, changed and deleted. */
export function ScalesCard() {
  const [scales] = trpc.gradingScales.list.useSuspenseQuery({})
  const remove = trpc.gradingScales.delete.useMutation()
  const [opened, setOpened] = useState<GradingScaleView | "new" | null>(null)
  const own = scales.filter(({ builtin }) => !builtin)
  const close = () => setOpened(null)
  const askToDelete = ({ id, name, version }: GradingScaleView) =>
    confirmDelete({
      name,
      question: "The scale is gone for good. Courses and grades stay.",
      fallback: "Failed to delete the scale.",
      remove: () => remove.mutateAsync({ id, version }),
    })
  return (
    <FoldedSection title="Your own scales" className="screen-only">
      <Stack gap="xs" pb="xs" align="flex-start">
        {own.length === 0 && (
          <Text size="sm" c="dimmed">
            Eight scales are ready-made, such as letters, 4-3-2-1 and pass/fail. Add your own if none of them fits.
          </Text>
        )}
        {own.length > 0 && (
          <ul className={classes.scales} aria-label="Your own scales">
            {own.map((scale) => (
              <li key={scale.id} className={classes.scale}>
                <div className={classes.words}>
                  <Text fw={600}>{scale.name}</Text>
                  <Text size="sm" c="dimmed" className="figures">
                    {[scaleKindLabels[scale.kind], stepWords(scale)].filter(Boolean).join(" · ")}
                  </Text>
                </div>
                <RowMenu of={scale.name}>
                  <EditItem onClick={() => setOpened(scale)} />
                  <DeleteItem onClick={() => askToDelete(scale)} />
                </RowMenu>
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setOpened("new")}
        >
          Add a scale
        </Button>
      </Stack>
      {opened === "new" && <NewScaleModal scales={scales} onClose={close} />}
      {opened !== null && opened !== "new" && <EditScaleModal scale={opened} onClose={close} />}
    </FoldedSection>
  )
}

/** 'A 90%, B 80%, F'. */
function stepWords({ steps }: GradingScaleView): string {
  return steps.map(({ label, min_percent }) => (min_percent === null ? label : `${label} ${min_percent}%`)).join(", ")
}
