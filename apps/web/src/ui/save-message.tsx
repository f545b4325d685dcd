import { Alert, Anchor, SegmentedControl, Stack, Text } from "@mantine/core"
import { IconVersions } from "@tabler/icons-react"
import { Fragment } from "react"
import type { ReadableError } from "../lib/read-error.ts"
import type { Version } from "./both-versions.ts"
import { SaveFailure } from "./form-messages.tsx"
import type { Choice } from "./use-both-versions.ts"
import { failureMark, useInSight } from "./use-in-sight.ts"

type Props = { failure: ReadableError | null; choice: Choice | null }

/** Above a form's buttons: why it could not be saved, and the choice of a version where the row was changed elsewhere. */
export function SaveMessage({ failure, choice }: Props) {
  return (
    <>
      {choice && <VersionChoice choice={choice} />}
      <SaveFailure failure={failure} />
    </>
  )
}

/** Both versions of a row (DECISIONS 34i), each in the form's own fields; what is shown is what will be saved. */
function VersionChoice({ choice }: { choice: Choice }) {
  const { refusal, shown, isEdited, saving, fields, show, goTo } = choice
  const message = useInSight(refusal)
  const versions: { value: Version; label: string }[] = [
    { value: "typed", label: "What you typed" },
    { value: "now", label: isEdited ? "As it is now, edited" : "As it is now" },
  ]
  return (
    <Alert
      ref={message}
      variant="light"
      color="amber"
      role="group"
      aria-label="Two versions"
      icon={<IconVersions stroke={1.5} />}
      {...failureMark}
    >
      <Stack gap="sm">
        {/* Another refusal is another message, and is read aloud again. */}
        <Text size="sm" role="alert" key={refusal.request_id}>
          {refusal.message} Look at both versions, then save the one you want.
        </Text>
        <SegmentedControl<Version>
          fullWidth
          aria-label="Version in the form"
          data={versions}
          value={shown}
          readOnly={saving}
          onChange={show}
        />
        {fields.length > 0 && (
          <Text size="sm">
            They differ in:{" "}
            {fields.map(({ field, label }, index) => (
              <Fragment key={field}>
                {index > 0 && ", "}
                <Anchor component="button" type="button" inherit onClick={() => goTo(field)}>
                  {label}
                </Anchor>
              </Fragment>
            ))}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
