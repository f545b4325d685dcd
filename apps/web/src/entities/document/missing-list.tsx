import type { TranscriptView } from "@hearthbook/api/records/transcript"
import { Alert, Anchor } from "@mantine/core"
import { IconListCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { courseAt, settingsAt } from "../../lib/paths.ts"
import classes from "./missing-list.module.css"

type Missing = TranscriptView["missing"][number]
type Props = {
  missing: Missing[]
  /** The page on which the child's own data are entered. */
  student_page: string
}

/** Lists the gaps in a document, each with a link to the page that fills it. Renders nothing if there are none. */
export function MissingList({ missing, student_page }: Props) {
  if (missing.length === 0) return null
  return (
    <Alert
      variant="light"
      color="amber"
      icon={<IconListCheck stroke={1.5} />}
      title="Not complete yet"
      className="screen-only"
    >
      <ul className={classes.list}>
        {missing.map(({ kind, message, curriculum_id }) => (
          <li key={message}>
            <Anchor
              component={Link}
              href={placeOf({ kind, curriculum_id }, student_page)}
              inherit
              c="inherit"
              underline="always"
            >
              {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function placeOf({ kind, curriculum_id }: Pick<Missing, "kind" | "curriculum_id">, student_page: string): string {
  if (curriculum_id) return courseAt({ id: curriculum_id })
  return kind === "school_name" ? settingsAt("school") : student_page
}
