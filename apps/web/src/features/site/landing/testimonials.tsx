import { sections } from "../../../lib/site-paths.ts"
import { testimonials } from "../../../lib/site-content.ts"
import { Section } from "../frame/section.tsx"
import "../../../ui/fonts/quotes.css"
import classes from "./testimonials.module.css"

export function Testimonials() {
  return (
    <Section id={sections.reviews} title="What parents say">
      <div className={classes.voices}>
        {testimonials.map(({ words, name, who }) => (
          <figure key={name} className={classes.voice}>
            <blockquote>{words}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{who}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
