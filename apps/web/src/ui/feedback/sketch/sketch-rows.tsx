import { Box } from "@mantine/core"
import { Sketch, SketchWords, type Tone } from "./sketch.tsx"
import classes from "./sketch.module.css"

export type SketchRow = {
  tone: Tone
  words: string
  /** At the end of the row, such as a day or a grade. */
  note?: string
  /** The filled part of a bar in percent. */
  percent?: number
  /** Colored squares at the end of the row, such as a week of attendance. */
  squares?: Tone[]
  /** Replaces the mark of the other rows. */
  mark?: Mark
}

/** The sign before a row: a dot in the color of a subject, a tick box that is open or done, a child's initial, or a tile for an icon. */
type Mark = "dot" | "box" | "done" | "face" | "tile"

/** A faint list. */
export function SketchRows({ rows, mark }: { rows: SketchRow[]; mark: Mark }) {
  return (
    <Sketch>
      <div className={classes.rows}>
        {rows.map((row) => (
          <Row key={row.words} row={row} mark={row.mark ?? mark} />
        ))}
      </div>
    </Sketch>
  )
}

function Row({ row: { tone, words, note, percent, squares }, mark }: { row: SketchRow; mark: Mark }) {
  return (
    <div className={classes.row} data-tone={tone}>
      <span className={classes.mark} data-kind={mark}>
        {mark === "face" && <SketchWords of={words.charAt(0)} />}
      </span>
      <SketchWords of={words} />
      {percent !== undefined && (
        <Box component="span" className={classes.bar} __vars={{ "--part": `${percent}%` }}>
          <span />
        </Box>
      )}
      {note && <SketchWords of={note} className={classes.note} />}
      {squares && (
        <span className={classes.squares}>
          {squares.map((square, index) => (
            <span key={index} data-tone={square} />
          ))}
        </span>
      )}
    </div>
  )
}
