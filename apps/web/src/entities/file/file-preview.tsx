import type { FileView } from "@hearthbook/api/schemas/file"
import { Button, Modal, Skeleton, UnstyledButton } from "@mantine/core"
import { IconFileTypePdf, IconPhotoOff, IconReload } from "@tabler/icons-react"
import { useState, type KeyboardEvent } from "react"
import { useDocument, usePicture } from "./file-content.ts"
import classes from "./file-preview.module.css"
import { formatSize } from "./file-check.ts"
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

function Document({ file }: { file: FileView }) {
  const { address, isError, reload } = useDocument(file)
  if (isError) return <NotLoaded name={file.name} onRetry={reload} />
  return (
    <span className={classes.document}>
      <IconFileTypePdf size={24} stroke={1.5} aria-hidden />
      {address ? <OutsideLink href={address}>{file.name}</OutsideLink> : <span>{file.name}</span>}
      <span className={classes.size}>{formatSize(file.size)}</span>
    </span>
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
