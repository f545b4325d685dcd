import type { FileView } from "@hearthbook/api/work/file"
import { ActionIcon, Button, Loader, Progress, Text } from "@mantine/core"
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
  IconX,
} from "@tabler/icons-react"
import type { ReactNode } from "react"
import { shortenMiddle } from "../../lib/shorten-middle.ts"
import { usePicture } from "./file-content.ts"
import classes from "./file-field.module.css"
import { formatSize } from "./file-check.ts"
import type { Upload } from "./file-uploads.ts"
import { Breakable } from "../../ui/layout/breakable.tsx"

type UploadedProps = { file: FileView; isLeaving: boolean; onRemove: () => void }

/** An uploaded file that is not submitted yet. */
export function UploadedFile({ file, isLeaving, onRemove }: UploadedProps) {
  return (
    <Line
      picture={file.content_type.startsWith("image/") ? <Thumbnail file={file} /> : <DocumentIcon file={file} />}
      name={file.name}
      note={
        <>
          <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          Added · {formatSize(file.size)}
          {file.needs_password && <span>It asks for a password, so it may not open.</span>}
        </>
      }
      isLeaving={isLeaving}
      onRemove={onRemove}
    />
  )
}

type UnfinishedProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

/** A file that is uploading, or that failed to upload, with the reason. */
export function UnfinishedUpload({ upload, onRetry, onRemove }: UnfinishedProps) {
  const { file, failure, progress } = upload
  if (!failure) {
    return (
      <Line
        picture={<IconFile size={28} stroke={1.5} aria-hidden />}
        name={file.name}
        note={
          <span role="status" className={classes.note}>
            <Loader size={16} aria-hidden />
            Sending… {formatSize(file.size)}
          </span>
        }
        action={progress !== null && <SendingBar name={file.name} progress={progress} />}
        onRemove={progress === null ? undefined : onRemove}
      />
    )
  }
  return (
    <Line
      picture={<IconAlertCircle size={28} stroke={1.5} aria-hidden />}
      name={file.name}
      note={<span role="alert">{failure.message}</span>}
      isRefused
      action={
        failure.canRetry && (
          <Button variant="default" size="md" mih={44} onClick={onRetry}>
            Try again
          </Button>
        )
      }
      onRemove={onRemove}
    />
  )
}

function SendingBar({ name, progress }: { name: string; progress: number }) {
  const percent = Math.round(progress * 100)
  return (
    <Progress.Root mt={8} size="lg">
      <Progress.Section value={percent} aria-label={`Sending ${name}`} />
    </Progress.Root>
  )
}

type LineProps = {
  picture: ReactNode
  name: string
  note: ReactNode
  isRefused?: boolean
  isLeaving?: boolean
  action?: ReactNode
  onRemove?: () => void
}

function Line({ picture, name, note, isRefused, isLeaving, action, onRemove }: LineProps) {
  return (
    <li className={classes.line} data-refused={isRefused || undefined}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <Text fw={600} lineClamp={2} title={name}>
          <Breakable>{shortenMiddle(name)}</Breakable>
        </Text>
        <Text component="div" size="sm" className={classes.note}>
          {note}
        </Text>
        {action}
      </div>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          loading={isLeaving}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <IconX size={22} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** The icon of a file that is not a picture. */
export function DocumentIcon({ file }: { file: Pick<FileView, "content_type"> }) {
  const Icon = file.content_type === "application/pdf" ? IconFileTypePdf : IconFileText
  return <Icon size={28} stroke={1.5} aria-hidden />
}

function Thumbnail({ file }: { file: FileView }) {
  const { data: address } = usePicture(file)
  return address ? <img src={address} alt="" /> : <IconPhoto size={28} stroke={1.5} aria-hidden />
}
