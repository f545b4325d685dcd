/** The first stop of the keyboard: past the shell's links, to the page itself. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#page">
      Skip to content
    </a>
  )
}
