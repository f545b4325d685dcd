import type { FileView } from "@hearthbook/api/work/file"
import { isShownInBrowser } from "@hearthbook/core/limits/file-limits"
import { Anchor, Button, Modal, Skeleton, UnstyledButton } from "@mantine/core"
import { IconDownload, IconPhotoOff, IconReload } from "@tabler/icons-react"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { shortenMiddle } from "../../lib/shorten-middle.ts"
import { useDocument, usePicture } from "./file-content.ts"
import classes from "./file-preview.module.css"
import { formatSize } from "./file-check.ts"
import { DocumentIcon } from "./file-line.tsx"
import { OutsideLink } from "../../ui/layout/outside-link.tsx"

/** The files of one submission: pictures as thumbnails that open large, documents as links. */
export function FilePreviews({ files }: { files: FileView[] }) {
  const pictures = files.filter(isPicture)
  const documents = files.filter((file) => !isPicture(file))
  return (
    <>
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((file) => (
            <li key={file.id}>
              <Picture file={file} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className={classes.documents}>
          {documents.map((file) => (
            <li key={file.id}>
              <Document file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function isPicture({ content_type }: Pick<FileView, "content_type">): boolean {
  return content_type.startsWith("image/")
}

function Picture({ file }: { file: FileView }) {
  const { data: address, isError, refetch } = usePicture(file)
  const [isLarge, setLarge] = useState(false)
  if (isError) return <NotLoaded name={file.name} onRetry={() => void refetch()} />
  if (!address) return <Skeleton className={classes.picture} />
  return (
    <>
      <UnstyledButton
        data-print
        className={classes.picture}
        aria-label={`View ${file.name}`}
        onClick={() => setLarge(true)}
      >
        <img src={address} alt="" />
      </UnstyledButton>
      <Large name={file.name} address={address} opened={isLarge} onClose={() => setLarge(false)} />
    </>
  )
}

/** Mantine ignores Escape on an element with this attribute, so the dialog behind stays open. */
const own = { "data-mantine-stop-propagation": "true" }

function Large(props: { name: string; address: string; opened: boolean; onClose: () => void }) {
  const { name, address, opened, onClose } = props
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={closeOnEscape}
      attributes={{ content: own }}
      title={name}
      fullScreen
      radius={0}
      zIndex={300}
      classNames={{ content: classes.sheet, body: classes.stage, title: classes.name }}
      closeButtonProps={{ "aria-label": "Close the picture", size: 44, ...own }}
    >
      <img className={classes.large} src={address} alt={name} />
    </Modal>
  )
}

/** A document: a PDF opens in another tab, any other is downloaded. */
function Document({ file }: { file: FileView }) {
  const isShown = isShownInBrowser(file.content_type)
  const { address, isError, isLoading, load } = useDocument(file, { isShown })
  if (isError) return <NotLoaded name={file.name} onRetry={load} />
  const name = shortenMiddle(file.name)
  return (
    <span className={classes.document}>
      <DocumentIcon file={file} />
      {isShown && address && (
        <OutsideLink href={address} title={file.name}>
          {name}
        </OutsideLink>
      )}
      {!isShown && address && <Download name={file.name} address={address} />}
      {isLoading && <span title={file.name}>{name}</span>}
      {!address && !isLoading && (
        <Button variant="default" size="md" mih={44} title={file.name} leftSection={<DownloadIcon />} onClick={load}>
          {isShown ? `Open ${name}` : `Download ${name}`}
        </Button>
      )}
      <span className={classes.size}>{formatSize(file.size)}</span>
      {file.needs_password && <span className={classes.size}>It asks for a password, so it may not open.</span>}
    </span>
  )
}

function DownloadIcon() {
  return <IconDownload size={18} stroke={1.5} aria-hidden />
}

/** A link to a loaded document, which is saved at once. */
function Download({ name, address }: { name: string; address: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.click(), [address])
  return (
    <Anchor ref={link} href={address} download={name} title={name}>
      {shortenMiddle(name)}
    </Anchor>
  )
}

function NotLoaded({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <span className={classes.unread} role="alert">
      <IconPhotoOff size={20} stroke={1.5} aria-hidden />
      {name} could not be loaded.
      <Button variant="default" size="sm" leftSection={<IconReload size={16} stroke={1.5} />} onClick={onRetry}>
        Try again
      </Button>
    </span>
  )
}
