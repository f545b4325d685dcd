import { Button } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { paths } from "../../../lib/paths.ts"
import { operator } from "../../../lib/site-content.ts"
import classes from "./contact-page.module.css"
import { SiteAnchor } from "../frame/site-anchor.tsx"
import { TextPage } from "../frame/text-page.tsx"

export default function ContactPage() {
  return (
    <TextPage
      title="Contact"
      intro="A person reads every message."
      description="How to reach the people behind Hearthbook by email, and what to include so that we can help right away."
    >
      <div className={classes.card}>
        <p>
          Write to <a href={`mailto:${operator.email}`}>{operator.email}</a>. We answer within {operator.answersWithin}.
        </p>
        <Button
          component="a"
          href={`mailto:${operator.email}?subject=Hearthbook`}
          size="md"
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
        >
          Write an email
        </Button>
      </div>
      <section>
        <h2>Help us help you</h2>
        <ul>
          <li>Say what you wanted to do, and what you saw instead.</li>
          <li>If the page showed a request number, copy it. It helps us find what went wrong.</li>
          <li>Leave out passwords and, if you can, your children’s names. We never ask for either.</li>
        </ul>
      </section>
      <section>
        <h2>About your data</h2>
        <p>
          In Settings you can download all of your family’s records and delete your account. For anything else about
          your data, write from the address you sign in with. What we store and why is on the{" "}
          <SiteAnchor href={paths.privacy}>privacy page</SiteAnchor>.
        </p>
      </section>
      <section>
        <h2>Faster than email</h2>
        <p>
          Most answers are in <SiteAnchor href={paths.help}>Help</SiteAnchor> and among the{" "}
          <SiteAnchor href={paths.faq}>frequent questions</SiteAnchor>.
        </p>
      </section>
    </TextPage>
  )
}
