import { useState } from "react"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { useIsPrinting } from "../../../ui/hooks/use-is-printing.ts"
import { ChildColumn, type ColumnProps } from "./child-column.tsx"

/** The column of a child. A phone shows one at a time, so the others are drawn when they are chosen. */
export function ChildPanel(column: ColumnProps) {
  const { id, isChosen } = column
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const [wasChosen, setChosen] = useState(isChosen)
  if (isChosen && !wasChosen) setChosen(true)
  // The tabs name it.
  return !isPhone || wasChosen || isPrinting ? <ChildColumn {...column} /> : <section id={id} hidden />
}
