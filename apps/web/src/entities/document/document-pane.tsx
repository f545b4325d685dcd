import { paperSizes, type PaperSize } from "@hearthbook/core/export/paper-sizes"
import { Button, Group, SegmentedControl, Skeleton } from "@mantine/core"
import { IconDownload, IconPrinter } from "@tabler/icons-react"
import { lazy, Suspense, useState, type ReactNode } from "react"
import { saveFile } from "../../lib/files/save-file.ts"
import { Failure } from "../../ui/feedback/failure.tsx"
import { printPdf } from "../../ui/paper/print-pdf.ts"
import classes from "./document-pane.module.css"
import { paperOf } from "./paper-size.ts"
import { usePdf, type PdfAddress } from "./use-pdf.ts"

/** The library that draws PDFs is large. */
const PdfPreview = lazy(() => import("../../ui/paper/pdf-preview.tsx"))

const words = { letter: "Letter", a4: "A4" } satisfies Record<PaperSize, string>

type Props = {
  address: PdfAddress
  /** The document's name, which also names its file: 'Report card, Ada'. */
  name: string
  /** Further actions, before the others. */
  actions?: ReactNode
}

/** A document as it prints, with 'Print' and 'Download PDF'. */
export function DocumentPane({ address, name, actions }: Props) {
  const [paper, setPaper] = useState<PaperSize>(() => paperOf(navigator.language))
  const { data: content, error, refetch } = usePdf(address, paper)
  const download = () => content && saveFile(`${name}.pdf`, content)
  // A phone shows no PDF in a page, so it gets the file, which its viewer prints.
  const print = () => content && !printPdf(content) && download()
  return (
    <div className={classes.pane}>
      <Group justify="space-between" gap="sm" className="screen-only">
        <SegmentedControl
          aria-label="Paper"
          size="sm"
          value={paper}
          onChange={setPaper}
          data={paperSizes.map((value) => ({ value, label: words[value] }))}
        />
        <Group gap="sm">
          {actions}
          <Button
            variant="default"
            disabled={!content}
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            onClick={download}
          >
            Download PDF
          </Button>
          <Button disabled={!content} leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />} onClick={print}>
            Print
          </Button>
        </Group>
      </Group>
      {error && !content ? (
        <Failure cause={error} fallback={`Failed to make the document.`} onRetry={() => void refetch()} />
      ) : (
        <Suspense fallback={<Sheet />}>{content ? <PdfPreview name={name} content={content} /> : <Sheet />}</Suspense>
      )}
    </div>
  )
}

function Sheet() {
  return <Skeleton className={classes.sheet} role="status" aria-label="The document is being made" />
}
