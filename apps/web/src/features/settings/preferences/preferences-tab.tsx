import { dateFormats, writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import { themes, type Theme } from "@hearthbook/core/appearance/themes"
import { Stack } from "@mantine/core"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { useToday, useUser } from "../../../session/use-session.ts"
import { useChangePreferences, type Preferences } from "../../../session/use-change-preferences.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { ChoiceCard } from "./choice-card.tsx"

const themeWords: Record<Theme, { label: string; about: string }> = {
  auto: { label: "Auto", about: "Follows this device’s setting." },
  light: { label: "Light", about: "Dark text on a light page." },
  dark: { label: "Dark", about: "Light text on a dark page, easy on the eyes in the evening." },
}

/** Theme and date format, which take effect at once. Children have these, too. */
export function PreferencesTab() {
  return (
    <Stack gap="lg">
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load settings. Please try again.">
        <Choices />
      </QueryBoundary>
    </Stack>
  )
}

function Choices() {
  const today = useToday()
  const theme = useUser()?.theme ?? "auto"
  const date_format = useDateFormat()
  const change = useChangePreferences()
  const save = async (patch: Partial<Preferences>) => {
    try {
      await change(patch)
      showSavedToast("Preferences saved!")
    } catch (cause) {
      showNotSavedToast(cause, "Failed to save preferences.")
    }
  }
  const formats = dateFormats.map((value) => ({ value, label: value, about: `Today is ${writeDay(today, value)}.` }))
  return (
    <Stack gap="lg" className="screen-only">
      <ChoiceCard<Theme>
        title="Theme"
        choices={themes.map((value) => ({ value, ...themeWords[value] }))}
        value={theme}
        onChange={(next) => void save({ theme: next })}
      />
      <ChoiceCard<DateFormat>
        title="Date format"
        choices={formats}
        value={date_format}
        onChange={(next) => void save({ date_format: next })}
      />
    </Stack>
  )
}
