import { Button } from "@mantine/core"
import { useState } from "react"
import { useIsPrinting } from "../hooks/use-is-printing.ts"

/** The first items of a long list, until all are asked for. All are printed. */
export function useFirstItems<Item>(items: Item[], most: number) {
  const [isAll, setAll] = useState(false)
  const isPrinting = useIsPrinting()
  const isLong = items.length > most
  return { shown: isLong && !isAll && !isPrinting ? items.slice(0, most) : items, isLong, isAll, setAll }
}

type Props = {
  list: Pick<ReturnType<typeof useFirstItems>, "isLong" | "isAll" | "setAll">
  /** All of the list: '17 subjects'. */
  all: string
}

/** Shows all items of a list, or the first ones again. Hidden if the list is short. */
export function ShowAllButton({ list: { isLong, isAll, setAll }, all }: Props) {
  if (!isLong) return null
  return (
    <Button variant="subtle" fullWidth mih={44} className="screen-only" onClick={() => setAll(!isAll)}>
      {isAll ? "Show fewer" : `Show all ${all}`}
    </Button>
  )
}
