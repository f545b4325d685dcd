import { Button, Text, VisuallyHidden } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import classes from "./guided-setup.module.css"
import type { SetupStep } from "./setup-steps.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** Maximum buttons; more names are found faster on the students page. */
const maxActions = 6

/** A step: checked when done, else with a button for each child it is not done for. */
export function SetupStepRow({ step, number }: { step: SetupStep; number: number }) {
  const { title, text, isDone, actions } = step
  const more = actions.length - maxActions
  return (
    <li className={classes.step} data-open={actions.length > 0 || undefined}>
      <span className={classes.number} data-done={isDone || undefined} aria-hidden>
        {isDone ? <IconCheck size={18} stroke={2.5} /> : number}
      </span>
      <div className={classes.text}>
        <Text fw={600}>
          {title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </Text>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.slice(0, maxActions).map(({ label, child, href }) =>
            child ? (
              <Button
                key={href}
                component={Link}
                href={href}
                variant="default"
                size="sm"
                px="sm"
                maw="100%"
                leftSection={<ChildAvatar child={child} size={24} />}
                aria-label={label}
              >
                {shortNameOf(child)}
              </Button>
            ) : (
              <Button key={href} component={Link} href={href} variant="default">
                {label}
              </Button>
            ),
          )}
          {more > 0 && (
            <Button component={Link} href={paths.students} variant="subtle" size="sm">
              and {more} more
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
