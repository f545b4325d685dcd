import { useEffect } from "react"

type Props = { title: string; /** One sentence for search engines and shared links. */ description: string }

/** A public page's title and description for tabs, search engines and shared links. */
export function PageHead({ title, description }: Props) {
  // The prerendered page has it in its head, and index.html has one for clients without JavaScript, so it is replaced
  // instead of added.
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
