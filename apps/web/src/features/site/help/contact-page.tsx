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
      description="How to reach the people behind Hearthbook by email, and what to write so that we can help at once."
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
        <h2>So that we can help at once</h2>
        <ul>
          <li>Say what you wanted to do, and what you saw instead.</li>
          <li>If the page showed a request number, copy it: with it we find what went wrong.</li>
          <li>Leave out passwords, and your children’s names where they do not matter. We never ask for either.</li>
        </ul>
      </section>
      <section>
        <h2>About your data</h2>
        <p>
          Settings downloads all of your family’s records, and deletes your account. For anything else about your data,
          write from the address you sign in with. What we keep and why stands on the{" "}
          <SiteAnchor href={paths.privacy}>privacy page</SiteAnchor>.
        </p>
      </section>
      <section>
        <h2>Quicker than a mail</h2>
        <p>
          Most answers are in <SiteAnchor href={paths.help}>Help</SiteAnchor> and among the{" "}
          <SiteAnchor href={paths.faq}>frequent questions</SiteAnchor>.
        </p>
      </section>
    </TextPage>
  )
}
