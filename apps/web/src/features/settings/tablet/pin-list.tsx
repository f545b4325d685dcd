import { can } from "@hearthbook/core/permissions/permissions"
import type { PinView } from "@hearthbook/api/family/tablet"
import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { PinModal } from "../../../entities/student/tablet/pin-modal.tsx"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useUser } from "../../../session/use-session.ts"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import classes from "../../../ui/layout/row.module.css"
import { Section } from "../../../ui/layout/section.tsx"

/** Each child with its PIN for the family's tablet. */
export function PinList() {
  const [pins] = trpc.tablets.pins.useSuspenseQuery()
  return (
    <Section title="PINs">
      <Text c="dimmed" mb="sm">
        On the family’s tablet, each child taps its face and types four digits.
      </Text>
      {pins.length === 0 && <Text>Add a student first.</Text>}
      <Stack component="ul" gap={0} p={0} m={0}>
        {pins.map((pin) => (
          <PinRow key={pin.student.id} pin={pin} />
        ))}
      </Stack>
    </Section>
  )
}

function PinRow({ pin: { student, has_pin, is_locked } }: { pin: PinView }) {
  const [isOpen, setOpen] = useState(false)
  const openTile = trpc.tablets.openTile.useMutation()
  const remove = trpc.tablets.removePin.useMutation()
  const user = useUser()
  const mayChange = user !== null && can(user.role, "manage_members")
  const name = shortNameOf(student)
  const unlock = async () => {
    try {
      await openTile.mutateAsync({ student_id: student.id })
      showSavedToast(`${name} can try again.`)
    } catch (cause) {
      showNotSavedToast(cause, "Failed to open it.")
    }
  }
  const ask = () =>
    confirmDelete({
      name: "PIN",
      verb: "Remove",
      question: `${name} is signed out on the tablet and can no longer sign in there.`,
      fallback: "Failed to remove the PIN.",
      remove: () => remove.mutateAsync({ student_id: student.id }),
    })
  return (
    <li className={classes.row}>
      <Group gap="sm" className={classes.text} wrap="nowrap">
        <ChildAvatar child={student} />
        <div>
          <Text fw={600}>{name}</Text>
          {is_locked ? (
            <Badge variant="light" color="amber">
              Locked after five wrong tries
            </Badge>
          ) : (
            <Text size="sm" c="dimmed">
              {has_pin ? "Has a PIN" : "No PIN yet"}
            </Text>
          )}
        </div>
      </Group>
      <Group gap="xs">
        {is_locked && (
          <Button size="sm" onClick={unlock} loading={openTile.isPending} aria-label={`Open for ${name}`}>
            Open
          </Button>
        )}
        {mayChange && (
          <Button
            variant="default"
            size="sm"
            onClick={() => setOpen(true)}
            aria-label={`${has_pin ? "Change" : "Set"} the PIN of ${name}`}
          >
            {has_pin ? "Change PIN" : "Set PIN"}
          </Button>
        )}
        {mayChange && has_pin && (
          <Button variant="subtle" color="red" size="sm" onClick={ask} aria-label={`Remove the PIN of ${name}`}>
            Remove
          </Button>
        )}
      </Group>
      {isOpen && <PinModal student={student} onClose={() => setOpen(false)} />}
    </li>
  )
}
