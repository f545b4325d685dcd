import { useClock } from "../../../ui/hooks/use-clock.ts"
import { Logo } from "../../../ui/layout/logo.tsx"
import { SiteAnchor } from "./site-anchor.tsx"
import classes from "./site-footer.module.css"
import { footerLinks } from "./site-links.ts"

export function SiteFooter() {
  const year = useClock((now) => now.getFullYear())
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo subtitle />
          <p>Made for the kitchen table, the back yard, and wherever else your children learn.</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SiteAnchor href={href}>{label}</SiteAnchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={classes.rights}>© {year} Hearthbook. All rights reserved.</p>
      </div>
    </footer>
  )
}
