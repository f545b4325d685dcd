import { Alert, Skeleton, VisuallyHidden } from "@mantine/core"
import { useEffect, useRef, useState } from "react"
import { drawPage, openPdf, textOfPage, type OpenPdf } from "./draw-pdf.ts"
import classes from "./pdf-preview.module.css"

type Props = {
  /** The document's name: 'Preview of Report card, Ada'. */
  name: string
  content: Blob
}

/** A PDF as it prints, a picture for each page. Each page's text is read to those who cannot see it. */
export default function PdfPreview({ name, content }: Props) {
  const [pdf, setPdf] = useState<OpenPdf | "broken" | null>(null)
  useEffect(() => {
    let isHere = true
    const opening = openPdf(content)
    opening.then(
      (opened) => isHere && setPdf(opened),
      () => isHere && setPdf("broken"),
    )
    return () => {
      isHere = false
      opening.then(
        (opened) => void opened.close(),
        () => undefined,
      )
    }
  }, [content])
  if (pdf === "broken")
    return (
      <Alert variant="light" color="error" role="alert">
        The preview cannot be shown. Download the PDF instead.
      </Alert>
    )
  return (
    <section className={classes.preview} aria-label={`Preview of ${name}`} aria-busy={pdf === null}>
      {pdf === null ? (
        <Skeleton className={classes.page} style={{ aspectRatio: "8.5 / 11" }} />
      ) : (
        Array.from({ length: pdf.page_count }, (_, index) => <PdfPage key={index} pdf={pdf} number={index + 1} />)
      )}
    </section>
  )
}

function PdfPage({ pdf, number }: { pdf: OpenPdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    const draw = async () => {
      const page = await pdf.page(number)
      const paper = canvas.current
      if (!isHere || !paper) return
      await drawPage(page, paper, paper.clientWidth)
      const read = await textOfPage(page)
      if (isHere) setText(read)
    }
    // A page that goes away while it is drawn is no error.
    draw().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [pdf, number])
  return (
    <div className={classes.page}>
      <canvas ref={canvas} className={classes.paper} aria-hidden />
      <VisuallyHidden style={{ whiteSpace: "pre-wrap" }}>{text}</VisuallyHidden>
    </div>
  )
}
