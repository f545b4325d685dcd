import { Fragment } from "react"

/**
 * An address or a file name, or a text with one, that may break after its signs, so that a narrow line does not break it inside a word. A word that is
 * longer than the line needs `overflow-wrap: anywhere` on an element around it.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=[@._/+])(?=\S)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
