import { TextPage } from "../frame/text-page.tsx"

/** A legal text in sections of paragraphs and bullet points. */
export type LegalText = {
  title: string
  intro: string
  description: string
  parts: { title: string; paragraphs?: string[]; points?: string[] }[]
}

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <TextPage title={text.title} intro={text.intro} description={text.description}>
      {text.parts.map(({ title, paragraphs = [], points = [] }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </TextPage>
  )
}
