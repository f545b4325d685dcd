import "@mantine/core/styles/Slider.css"
import { Button, Group, Modal, Slider, Stack, Text } from "@mantine/core"
import { useEffect, useState } from "react"
import Cropper from "react-easy-crop"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { findFocusReturn, returnFocusTo } from "../../../ui/focus/focus-return.ts"
import { cutSquare, type Area } from "./avatar-picture.ts"
import classes from "./avatar-crop.module.css"

type Props = { address: string; onSave: (picture: Blob) => Promise<void>; onClose: () => void }

const largest = 4

/** Crops a photo with a pointer, the wheel, the arrow keys or the slider. */
export default function AvatarCrop({ address, onSave, onClose }: Props) {
  const [opener] = useState(findFocusReturn)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  // The dialog mounts already open, so Mantine does not know where focus was before.
  useEffect(() => () => returnFocusTo(opener), [opener])

  const save = async () => {
    if (!area) return
    setSaving(true)
    setFailure(null)
    try {
      await onSave(await cutSquare(address, area))
      onClose()
    } catch (cause) {
      setFailure(readError(cause, "Failed to save your picture."))
      setSaving(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title="Crop your photo" closeButtonProps={{ "aria-label": "Close" }}>
      <Stack gap="md">
        <div className={classes.frame}>
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={largest}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={4}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: "" }}
            // Takes arrow keys itself, also from a screen reader, and can have a name.
            cropperProps={{ role: "application", "aria-label": "Shown part of the photo. Arrow keys move it." }}
          />
        </div>
        <div>
          <Text size="sm" fw={500} mb={4} aria-hidden>
            Closer
          </Text>
          <Slider
            value={zoom}
            onChange={setZoom}
            min={1}
            max={largest}
            step={0.1}
            label={null}
            thumbLabel="Zoom"
            thumbSize={24}
          />
        </div>
        <SaveFailure failure={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save} loading={isSaving} disabled={!area}>
            Save Picture
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
