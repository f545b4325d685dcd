import type { StudentSummary } from "@hearthbook/api/family/student"
import { Fragment } from "react"
import { Link } from "wouter"
import { transcriptAt } from "../../lib/paths.ts"
import { trpc } from "../../api/trpc.ts"
import { documentIds, kindOf, type DocumentId } from "./document-kinds.ts"
import classes from "./documents-board.module.css"

type Props = { chosen: DocumentId; student: StudentSummary | null; onChoose: (id: DocumentId) => void }

/** The documents by what they are about. A transcript has a page of its own. */
export function DocumentList({ chosen, student, onChoose }: Props) {
  const [students] = trpc.students.names.useSuspenseQuery()
  const groups = [...new Set(documentIds.map((id) => kindOf(id).group))]
  const ofTranscript = student ?? students[0]
  return (
    <nav aria-label="Documents" className="screen-only">
      <ul className={classes.list}>
        {groups.map((group) => (
          <Fragment key={group}>
            <li className={classes.group} aria-hidden>
              {group}
            </li>
            {documentIds
              .filter((id) => kindOf(id).group === group)
              .map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    className={classes.kind}
                    aria-current={id === chosen || undefined}
                    onClick={() => onChoose(id)}
                  >
                    {kindOf(id).label}
                  </button>
                </li>
              ))}
            {group === "Grades" && ofTranscript && (
              <li>
                <Link href={transcriptAt(ofTranscript)} className={classes.kind}>
                  Transcript
                </Link>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}
