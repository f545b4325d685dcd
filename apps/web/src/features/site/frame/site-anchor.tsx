import type { ComponentPropsWithoutRef } from "react"
import { Link, useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"

/**
 * A link within the site. A link to a section of the current page is left to the browser, which scrolls and moves
 * focus.
 */
export function SiteAnchor({ href, children, ...rest }: ComponentPropsWithoutRef<"a"> & { href: string }) {
  const [location] = useLocation()
  if (location === paths.start && href.startsWith(`${paths.start}#`))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link href={href} {...rest}>
      {children}
    </Link>
  )
}
