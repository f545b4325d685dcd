import { hairline, ink, line } from "./look.ts"
import { Note, Part, Words } from "./words.tsx"

/** A column of a fixed width in points, or one that takes its share of the rest. */
export type Column = { title: string; width?: number; share?: number; align?: "left" | "center" | "right" }

/** A cell's text, with a smaller line below it. */
export type Cell = string | { text: string; note?: string; is_bold?: boolean }

export type Row = { key: string; cells: Cell[]; is_total?: boolean }

/** A table with hairlines. Its head stands again at the top of each page that it runs over. */
export function Table({ columns, rows, above = 0 }: { columns: Column[]; rows: Row[]; above?: number }) {
  return (
    <Part as="Table" style={{ marginTop: above }}>
      <Part as="TR" fixed style={{ flexDirection: "row", borderBottom: `${hairline} solid ${ink}`, paddingBottom: 2 }}>
        {columns.map((column) => (
          <Note
            key={column.title}
            as="TH"
            style={{ ...cellStyle(column), fontSize: 7.5, textAlign: column.align ?? "left" }}
          >
            {column.title}
          </Note>
        ))}
      </Part>
      {rows.map((row) => (
        <TableRow key={row.key} columns={columns} row={row} />
      ))}
    </Part>
  )
}

function TableRow({ columns, row }: { columns: Column[]; row: Row }) {
  const border = row.is_total ? {} : { borderBottom: `${hairline} solid ${line}` }
  return (
    <Part as="TR" wrap={false} style={{ flexDirection: "row", paddingVertical: 2.6, ...border }}>
      {columns.map((column, index) => (
        <TableCell key={column.title} cell={row.cells[index] ?? ""} column={column} is_bold={row.is_total ?? false} />
      ))}
    </Part>
  )
}

/** As few nodes as a cell can do with: a transcript has hundreds, and each is laid out. */
function TableCell({ cell, column, is_bold }: { cell: Cell; column: Column; is_bold: boolean }) {
  const { text, note, is_bold: own = is_bold } = typeof cell === "string" ? { text: cell, note: undefined } : cell
  const style = cellStyle(column)
  const textStyle = { textAlign: column.align ?? "left", ...(own && { fontWeight: 600 }) } as const
  if (text === "" && !note) return <Part as="TD" style={style} />
  if (!note) {
    return (
      <Words as="TD" style={{ ...style, ...textStyle }}>
        {text}
      </Words>
    )
  }
  return (
    <Part as="TD" style={style}>
      {text !== "" && <Words style={textStyle}>{text}</Words>}
      <Note style={{ textAlign: textStyle.textAlign }}>{note}</Note>
    </Part>
  )
}

function cellStyle({ width, share = 1, align }: Column) {
  const room = align === "right" ? { paddingLeft: 6 } : { paddingRight: 6 }
  return { ...room, ...(width === undefined ? { flexGrow: share, flexBasis: 0 } : { width }) }
}
