import { Table, Title } from "@mantine/core"
import { useId } from "react"
import { ViewModal } from "../../ui/layout/view-modal.tsx"
import { shortcutPlaces } from "./shortcuts.ts"
import classes from "./shortcuts-dialog.module.css"

/** The keyboard shortcuts, by place. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ViewModal title="Keyboard shortcuts" onClose={onClose}>
      {shortcutPlaces.map(({ place, shortcuts }) => (
        <ShortcutTable key={place} place={place} shortcuts={shortcuts} />
      ))}
    </ViewModal>
  )
}

function ShortcutTable({ place, shortcuts }: (typeof shortcutPlaces)[number]) {
  const heading = useId()
  return (
    <section>
      <Title order={3} size="h5" id={heading}>
        {place}
      </Title>
      <Table aria-labelledby={heading} className={classes.shortcuts}>
        <Table.Tbody>
          {shortcuts.map(({ keys, effect }) => (
            <Table.Tr key={effect}>
              <Table.Th scope="row" className={classes.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={classes.key}>
                    {key}
                  </kbd>
                ))}
              </Table.Th>
              <Table.Td>{effect}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
