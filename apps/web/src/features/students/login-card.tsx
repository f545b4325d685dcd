import { fullName } from "@hearthbook/core/names/names"
import type { StudentLoginView } from "@hearthbook/api/family/student-login"
import { createPortal } from "react-dom"
import { LogoMark } from "../../ui/layout/logo.tsx"
import { LoginCode } from "./login-code.tsx"
import classes from "./login-card.module.css"

type Props = { student: { first_name: string; last_name: string }; login: StudentLoginView }

/** The login as a printed card. Hidden on the screen. */
export function LoginCard({ student, login }: Props) {
  const { username, temp_password, magic_link } = login
  const facts = [
    ["Go to", new URL(magic_link).origin],
    ["Username", username],
    ["First password", temp_password],
  ]
  return createPortal(
    <section className={classes.sheet} aria-hidden>
      <div className={classes.card}>
        <header className={classes.head}>
          <LogoMark size={40} />
          <strong className={classes.name}>{fullName(student)}</strong>
        </header>
        <div className={classes.body}>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <figure className={classes.code}>
            <LoginCode link={magic_link} size={150} />
            <figcaption>Or scan this. It works once, for seven days.</figcaption>
          </figure>
        </div>
      </div>
    </section>,
    document.body,
  )
}
