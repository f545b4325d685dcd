import { paths } from "../../../lib/paths.ts"
import { questions } from "./faq-content.ts"
import { Questions } from "../frame/questions.tsx"
import { SiteAnchor } from "../frame/site-anchor.tsx"
import { TextPage } from "../frame/text-page.tsx"

export default function FaqPage() {
  return (
    <TextPage
      title="Frequently asked questions"
      intro="What parents ask before they start."
      description="What parents ask about Hearthbook: the trial, the demo, children’s logins, grades and who can see the records."
    >
      <Questions questions={questions} />
      <p>
        Don’t see your question? <SiteAnchor href={paths.contact}>Write to us</SiteAnchor>, or see{" "}
        <SiteAnchor href={paths.help}>the help pages</SiteAnchor>.
      </p>
    </TextPage>
  )
}
