import { IconCheck, IconHeartHandshake, IconLock, IconMoodKid, type Icon } from "@tabler/icons-react"
import { sections } from "../../../lib/site-paths.ts"
import classes from "./feature-rows.module.css"
import { features, promises } from "./landing-content.ts"
import { Screenshot } from "./screenshot.tsx"
import { Section } from "../frame/section.tsx"

const icons: Record<string, Icon> = { private: IconLock, child: IconMoodKid, together: IconHeartHandshake }

/** The main features, each next to a screenshot. */
export function FeatureRows() {
  return (
    <Section
      id={sections.features}
      title="Everything a school day at home needs"
      intro="The pictures show the app itself, with the demo family’s records."
    >
      <div className={classes.rows}>
        {features.map(({ title, text, points, picture }) => (
          <article key={title} className={classes.row}>
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
              <ul className={classes.points}>
                {points.map((point) => (
                  <li key={point}>
                    <IconCheck size={20} stroke={2} aria-hidden />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <Screenshot picture={picture} phone={picture.height > picture.width} />
          </article>
        ))}
      </div>
      <ul className={classes.promises}>
        {promises.map(({ key, title, text }) => {
          const Icon = icons[key] ?? IconCheck
          return (
            <li key={key}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
