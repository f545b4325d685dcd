import type { ComponentPropsWithoutRef } from "react"
import { Link, useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"

/** A link of the site. To a part of the page one is on it is the browser's own, which scrolls and moves the keyboard there. */
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
