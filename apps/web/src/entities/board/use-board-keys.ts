import { useRef, type FocusEvent, type KeyboardEvent } from "react"
import { useNextRowFocus } from "../../ui/focus/use-next-row-focus.ts"

const chips = "[data-chip]"

/**
 * Makes a table of chips one stop of the Tab key. Up and Down move within a column, across the children; Left and Right to the nearest
 * day that has an item. The focus of an item that leaves its place goes to the next one.
 */
export function useBoardKeys() {
  const board = useRef<HTMLTableElement | null>(null)
  const last = useRef<HTMLElement | null>(null)
  useNextRowFocus(board)
  const focus = (chip: HTMLElement | undefined) => {
    if (!chip) return
    if (last.current) last.current.tabIndex = -1
    chip.tabIndex = 0
    last.current = chip
    chip.focus()
  }
  return {
    ref: (table: HTMLTableElement | null) => {
      board.current = table
      // The first item is the stop, until another one has been focused.
      const first = table?.querySelector<HTMLElement>(`td ${chips}`)
      if (first && !last.current?.isConnected) {
        first.tabIndex = 0
        last.current = first
      }
    },
    onFocus: ({ target }: FocusEvent) => {
      const chip = target.closest<HTMLElement>(chips)
      if (!chip || chip === last.current) return
      if (last.current) last.current.tabIndex = -1
      chip.tabIndex = 0
      last.current = chip
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Also from a tick or a button of the chip. The letters of a field in a popover are not the board's.
      const chip = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(chips) : null
      const next = chip && neighborOf(chip, event.key)
      if (!next) return
      event.preventDefault()
      focus(next)
    },
  }
}

function neighborOf(chip: HTMLElement, key: string): HTMLElement | undefined {
  const cell = chip.closest<HTMLTableCellElement>("td, th")
  const row = cell?.closest("tr")
  if (!cell || !row) return undefined
  const inCell = chipsOf(cell)
  const at = inCell.indexOf(chip)
  if (key === "ArrowDown") return inCell[at + 1] ?? chipsBelow(row, cell.cellIndex, 1)[0]
  if (key === "ArrowUp") return inCell[at - 1] ?? chipsBelow(row, cell.cellIndex, -1).at(-1)
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined
  const step = key === "ArrowRight" ? 1 : -1
  for (let index = cell.cellIndex + step; index >= 0 && index < row.cells.length; index += step) {
    const found = chipsOf(row.cells[index] ?? null)
    if (found.length > 0) return found[Math.min(at, found.length - 1)]
  }
  return undefined
}

/** The chips in the same column of the nearest row with a chip there. */
function chipsBelow(row: HTMLTableRowElement, column: number, step: 1 | -1): HTMLElement[] {
  const rows = [...(row.closest("table")?.rows ?? [])]
  for (let index = rows.indexOf(row) + step; index >= 0 && index < rows.length; index += step) {
    const found = chipsOf(rows[index]?.cells[column] ?? null)
    if (found.length > 0) return found
  }
  return []
}

function chipsOf(cell: Element | null): HTMLElement[] {
  return cell ? [...cell.querySelectorAll<HTMLElement>(chips)].filter((chip) => chip.checkVisibility()) : []
}
