import { Checkbox, Stack } from "@mantine/core"
import type { MadeKind } from "@hearthbook/core/permissions/ways-in"
import type { Made } from "./made-ways-in.ts"

type Props = {
  made: Made[]
  /** The kinds whose box is not ticked. */
  kept: readonly MadeKind[]
  onKeep: (kept: MadeKind[]) => void
}

/** What else to revoke of what a person made, one box for each kind. Shows nothing if there is nothing. */
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
