import { useEffect } from "react"

type Props = { title: string; /** One sentence for search engines and shared links. */ description: string }

/** What a public page is called in the browser's tab, and what is said of it elsewhere. */
export function PageHead({ title, description }: Props) {
  // index.html has the description already, for whoever reads it without running the app: a second one would confuse.
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description)
  }, [description])
  return <title>{title}</title>
}
