import { Anchor, Group, Paper, SegmentedControl, Stack, Text } from "@mantine/core"
import { IconVersions } from "@tabler/icons-react"
import { Fragment } from "react"
import type { ReadableError } from "../lib/read-error.ts"
import type { Version } from "./values/edit-conflict.ts"
import { SaveFailure } from "./form-messages.tsx"
import type { Choice } from "./use-edit-conflict.ts"
import { failedAttribute, useInSight } from "../ui/focus/use-in-sight.ts"

type Props = { failure: ReadableError | null; choice: Choice | null }

/** Shown above a form's buttons: why saving failed, and a choice of versions if the row was changed elsewhere. */
export function ConflictResolver({ failure, choice }: Props) {
  return (
    <>
      {choice && <VersionChoice choice={choice} />}
      <SaveFailure failure={failure} />
    </>
  )
}

/** Switches the form's fields between the two versions of a row. The shown version is the one that will be saved. */
function VersionChoice({ choice }: { choice: Choice }) {
  const { refusal, shown, isEdited, saving, fields, show, goTo } = choice
  const message = useInSight(refusal)
  const versions: { value: Version; label: string }[] = [
    { value: "typed", label: "What you typed" },
    { value: "now", label: isEdited ? "Now, edited" : "As it is now" },
  ]
  return (
    <Paper
      ref={message}
      withBorder
      p="sm"
      role="group"
      tabIndex={-1}
      aria-label="Two versions"
      style={{ borderColor: "var(--mantine-color-amber-outline)" }}
      {...failedAttribute}
    >
      <Stack gap="sm">
        {/* Keyed by request, so that screen readers announce another refusal. */}
        <Group gap="xs" wrap="nowrap" align="flex-start" role="alert" key={refusal.request_id}>
          <IconVersions size={20} stroke={1.5} color="var(--mantine-color-amber-text)" aria-hidden />
          <Text size="sm" flex={1}>
            {refusal.message} Look at both versions, then save the one you want.
          </Text>
        </Group>
        <SegmentedControl<Version>
          fullWidth
          aria-label="Version in the form"
          // Keeps the hidden inputs in place inside a card whose controls are positioned (card-button.module.css).
          styles={{ input: { position: "absolute" } }}
          data={versions}
          value={shown}
          onChange={show}
          readOnly={saving}
        />
        {fields.length > 0 && (
          <Text size="sm">
            They differ in:{" "}
            {fields.map(({ field, label }, index) => (
              <Fragment key={field}>
                {index > 0 && ", "}
                <Anchor component="button" type="button" inherit underline="always" onClick={() => goTo(field)}>
                  {label}
                </Anchor>
              </Fragment>
            ))}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
