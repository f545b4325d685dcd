import type { FamilyView } from "@hearthbook/api/family/family"
import { Paper, Radio, Stack } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { showSavedToast } from "../../../ui/feedback/settings-toast.ts"

const choices: { value: FamilyView["log_classes"]; label: string; description: string }[] = [
  {
    value: "ask",
    label: "Ask me",
    description: "When the day’s classes are over, the dashboard offers to log those of everyone who was there.",
  },
  { value: "auto", label: "By itself", description: "A student who is marked present or late has the day’s classes." },
  { value: "never", label: "Never", description: "Only a class that you tick counts." },
]

/** The family's choice for logging class time: ask, automatic or never. Saves immediately. */
export function ClassTimeCard() {
  const [family] = trpc.family.get.useSuspenseQuery()
  const update = trpc.family.update.useMutation()
  // Shows at once, and as before if it fails.
  const shown = update.isPending ? (update.variables.log_classes ?? family.log_classes) : family.log_classes
  const save = async (value: string) => {
    const chosen = choices.find((choice) => choice.value === value)
    if (!chosen || chosen.value === shown) return
    try {
      await update.mutateAsync({ log_classes: chosen.value })
      showSavedToast("School settings saved.")
    } catch (cause) {
      showFailureToast(cause, "Failed to save settings.")
    }
  }
  return (
    <Paper withBorder shadow="sm" p="md">
      <Radio.Group
        label="Time of weekly classes"
        description="Minutes of classes add up to the year’s hours."
        value={shown}
        onChange={(value) => void save(value)}
      >
        <Stack gap="sm" mt="sm">
          {choices.map((choice) => (
            <Radio key={choice.value} size="md" {...choice} />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  )
}
