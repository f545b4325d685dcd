import { dueWords } from "@hearthbook/core/requirements/due-labels"
import { dueRule, type RulePackView } from "@hearthbook/api/records/rule-pack"
import { IconChevronDown } from "@tabler/icons-react"
import { useEffect, useRef, useState } from "react"
import { formatDay } from "../../../lib/format.ts"
import { gradesOf, subjectGroups, tierWords } from "./pack-labels.ts"
import questions from "../frame/questions.module.css"
import classes from "./requirements-page.module.css"

type Props = { pack: RulePackView; isOpen: boolean }

/** The requirements of one rule pack, in a `details` element, which the browser's search can find and which prints. */
export function PackItem({ pack, isOpen }: Props) {
  const { id, title, status, checked_on, notes } = pack
  const item = useRef<HTMLDetailsElement>(null)
  const [isAsked] = useState(() => window.location.hash === `#${id}`)
  // The packs are loaded after the browser has looked for the part of the address.
  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView()
  }, [isAsked])
  return (
    <details ref={item} id={id} className={questions.item} open={isOpen || isAsked}>
      <summary className={questions.question}>
        <h2>{title}</h2>
        {status === "draft" && <span className={classes.draft}>Draft</span>}
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </summary>
      <div className={questions.answer}>
        {status === "draft" && (
          <p className={classes.advice}>
            Draft: our sources are incomplete or disagree. Check each number with your state.
          </p>
        )}
        <Targets pack={pack} />
        <Filings pack={pack} />
        <Subjects pack={pack} />
        <Records pack={pack} />
        {notes && <p>{notes}</p>}
        <Sources pack={pack} />
        {checked_on && <p className={classes.checked}>Checked on {formatDay(checked_on)}.</p>}
      </div>
    </details>
  )
}

function Targets({ pack: { targets } }: { pack: RulePackView }) {
  return (
    <>
      <h3>Days and hours</h3>
      {targets.length === 0 ? (
        <p>No minimum days or hours.</p>
      ) : (
        <ul>
          {targets.map(({ id, label, binding, grades }) => (
            <li key={id}>
              {label}
              {!/grade/i.test(label) && gradesOf(grades)}
              {binding !== "required" && (binding === "recommended" ? " (recommended)" : " (for comparison)")}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Filings({ pack: { filings } }: { pack: RulePackView }) {
  if (filings.length === 0) return <p>No filings are required.</p>
  const titleOf = (id: string) => filings.find((other) => other.id === id)?.title ?? "the other one"
  return (
    <>
      <h3>Filings</h3>
      <ul>
        {filings.map(({ id, title, action, to, due, contents }) => {
          const rule = dueRule.safeParse(due)
          return (
            <li key={id}>
              <strong>{title}</strong>
              {action === "submit" && to && ` to ${to}`}
              {action === "keep" && " (keep it)"}
              {rule.success && `, ${dueWords(rule.data, titleOf)}`}
              {contents.length > 0 && (
                <ul>
                  {contents.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Subjects({ pack: { subjects } }: { pack: RulePackView }) {
  if (subjects.length === 0) return null
  return (
    <>
      <h3>Subjects</h3>
      <ul>
        {subjectGroups(subjects).map(({ grades, labels }) => (
          <li key={grades}>
            {grades}: {labels}
          </li>
        ))}
      </ul>
    </>
  )
}

function Records({ pack: { records } }: { pack: RulePackView }) {
  if (records.length === 0) return null
  return (
    <>
      <h3>Records to keep</h3>
      <ul>
        {records.map(({ kind, label, retain_years }) => (
          <li key={kind}>
            {label}
            {retain_years !== null && `, for ${retain_years === 1 ? "a year" : `${retain_years} years`}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function Sources({ pack: { sources } }: { pack: RulePackView }) {
  return (
    <>
      <h3>Sources</h3>
      <ul>
        {sources.map(({ url, citation, tier, checked_on }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {citation}
            </a>{" "}
            ({tierWords[tier]}, checked on {formatDay(checked_on)})
          </li>
        ))}
      </ul>
    </>
  )
}
