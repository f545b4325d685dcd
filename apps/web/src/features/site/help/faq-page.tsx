import { paths } from "../../../lib/paths.ts"
import { questions } from "./faq-content.ts"
import { Questions } from "../frame/questions.tsx"
import { SiteAnchor } from "../frame/site-anchor.tsx"
import { TextPage } from "../frame/text-page.tsx"

export default function FaqPage() {
  return (
    <TextPage
      title="Frequently asked questions"
      intro="What parents ask before they begin."
      description="What parents ask about Hearthbook: the trial, the demo, children’s log-ins, grades and who can see the records."
    >
      <Questions questions={questions} />
      <p>
        Is yours not here? <SiteAnchor href={paths.contact}>Write to us</SiteAnchor>, or see{" "}
        <SiteAnchor href={paths.help}>how things are done</SiteAnchor>.
      </p>
    </TextPage>
  )
}
