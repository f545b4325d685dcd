import { Checkbox, Stack } from "@mantine/core"
import type { MadeKind } from "@hearthbook/core/permissions/ways-in"
import type { Made } from "./made-ways-in.ts"

type Props = {
  made: Made[]
  /** The kinds whose box is not ticked. */
  kept: readonly MadeKind[]
  onKeep: (kept: MadeKind[]) => void
}

/** A checkbox for each kind of way in that a person made, to revoke it too. Renders nothing if they made none. */
export function RevokeBoxes({ made, kept, onKeep }: Props) {
  if (made.length === 0) return null
  const kinds = made.map(({ kind }) => kind)
  return (
    <Checkbox.Group
      label="Also revoke"
      value={kinds.filter((kind) => !kept.includes(kind))}
      onChange={(ticked) => onKeep(kinds.filter((kind) => !ticked.includes(kind)))}
    >
      <Stack gap="xs" mt="xs">
        {made.map(({ kind, words }) => (
          <Checkbox key={kind} value={kind} label={words} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
