import { maxFiles } from "@hearthbook/core/limits/file-limits"
import { Button, Text } from "@mantine/core"
import { IconPhotoPlus } from "@tabler/icons-react"
import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from "react"
import { accepted, fileHint } from "./file-check.ts"
import classes from "./file-field.module.css"
import { UploadedFile, UnfinishedUpload } from "./file-line.tsx"
import type { Uploads } from "./file-uploads.ts"

type Props = {
  uploads: Uploads
  /** Hides the words about dropping files, and on a phone those about kinds and sizes, which a refusal repeats. */
  quiet?: boolean
  /** Other ways to add files, next to the button. */
  others?: ReactNode
}

/** Photos and documents to submit: chosen, taken with the camera or dropped, uploaded at once, and removable. */
export function FileField({ uploads: field, quiet = false, others }: Props) {
  const { files, uploads, refusal, removing, isUnknown } = field
  const input = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const hint = useId()
  const isFull = files.length + uploads.length >= maxFiles

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // Lets the same file be chosen again.
    target.value = ""
    if (chosen.length > 0) field.add(chosen)
  }
  const over = (event: DragEvent, isThere: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return
    event.preventDefault()
    setOver(isThere)
  }
  /** The pressed remove button is gone with its file, so focus moves to the field. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) adding.current?.focus()
    })
  const drop = (event: DragEvent) => {
    over(event, false)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) field.add(dropped)
  }

  return (
    <div
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={classes.files} aria-label="Photos and files">
          {files.map((file) => (
            <UploadedFile
              key={file.id}
              file={file}
              isLeaving={removing === file.id}
              onRemove={() => void field.remove(file.id).then(keepFocus)}
            />
          ))}
          {uploads.map((upload) => (
            <UnfinishedUpload
              key={upload.key}
              upload={upload}
              onRetry={() => field.retry(upload)}
              onRemove={() => {
                field.drop(upload.key)
                keepFocus()
              }}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label="Photos or files"
        tabIndex={-1}
        onChange={choose}
      />
      <div className={classes.row}>
        <Button
          ref={adding}
          variant="default"
          size="md"
          mih={44}
          disabled={isFull}
          aria-describedby={hint}
          leftSection={<IconPhotoPlus size={22} stroke={1.5} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Add photos or files
        </Button>
        {others}
        <Text
          id={hint}
          size="sm"
          c="dimmed"
          className={quiet && !isFull ? `${classes.quiet} screen-only` : "screen-only"}
        >
          {isFull ? `That’s the limit: ${maxFiles} files.` : `${fileHint} Up to ${maxFiles} files.`}
          {!quiet && <span className={classes.desk}> You can drop them here, too.</span>}
        </Text>
      </div>
      <div role="status" className={classes.status}>
        {refusal && (
          <Text className={classes.refusal} fw={600}>
            {refusal}
          </Text>
        )}
      </div>
      {isUnknown && (
        <div className={classes.row} role="alert">
          <Text>Your earlier files could not be loaded.</Text>
          <Button variant="default" size="md" mih={44} onClick={field.refetch}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
