/** The first link of a page, which skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#page">
      Skip to content
    </a>
  )
}
