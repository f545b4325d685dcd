import { Checkbox } from "@mantine/core"
import classes from "./row-box.module.css"

type Props = {
  id: string
  /** The row's name: 'Select Spelling list'. */
  name: string
  isSelected: boolean
  /** With Shift, everything from the row that was selected last. */
  onToggle: (id: string, asRange: boolean) => void
}

/** Selects a row of a list for the actions of its bar. */
export function RowBox({ id, name, isSelected, onToggle }: Props) {
  return (
    <Checkbox
      size="sm"
      aria-label={`Select ${name}`}
      checked={isSelected}
      className={`${classes.box} screen-only`}
      data-selected={isSelected || undefined}
      onChange={(event) => onToggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
    />
  )
}

/** Room in the place of the box of a row that cannot be selected. */
export function NoRowBox() {
  return <span className={`${classes.none} screen-only`} />
}
