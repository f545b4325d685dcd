import { useEffect } from "react"

type Props = { title: string; /** One sentence for search engines and shared links. */ description: string }

/** What a public page is called in the browser's tab, and what is said of it elsewhere. */
export function PageHead({ title, description }: Props) {
  // Where the build draws the page it has it in its head, and index.html has one for whoever reads it without running the app:
  // a second one would confuse.
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description)
  }, [description])
  return (
    <>
      <title>{title}</title>
      {typeof document === "undefined" && <meta name="description" content={description} />}
    </>
  )
}
