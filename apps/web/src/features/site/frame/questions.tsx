import { IconChevronDown } from "@tabler/icons-react"
import classes from "./questions.module.css"

export type Question = { question: string; answer: string[] }

type Props = {
  questions: Question[]
  /** The heading level of a question. */
  level?: "h2" | "h3"
  /** Opens all questions, as after a search. */
  open?: boolean
}

/** Questions that expand to answers. A `details` element, which the browser's search finds and which prints. */
export function Questions({ questions, level: Heading = "h2", open = false }: Props) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.item} open={open}>
          <summary className={classes.question}>
            <Heading>{question}</Heading>
            <IconChevronDown size={20} stroke={1.5} aria-hidden />
          </summary>
          <div className={classes.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
