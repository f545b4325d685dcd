import { IconChevronDown } from "@tabler/icons-react"
import classes from "./questions.module.css"

export type Question = { question: string; answer: string[] }

type Props = {
  questions: Question[]
  /** The heading that a question is below those around it. */
  level?: "h2" | "h3"
  /** All of them, as when one has searched. */
  open?: boolean
}

/** Questions that open to their answers. The browser's own element: it is found by a search in the page and prints. */
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
