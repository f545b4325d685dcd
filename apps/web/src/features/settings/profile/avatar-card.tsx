import { Button, FileButton, Group, Text } from "@mantine/core"
import { IconPhoto, IconTrash } from "@tabler/icons-react"
import { lazy, Suspense, useRef, useState } from "react"
import { useUser } from "../../../session/use-session.ts"
import { PersonAvatar } from "../../../entities/user/person-avatar.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { notifications } from "@mantine/notifications"
import { FileRefusal } from "../../../entities/file/file-check.ts"
import { openPicture } from "./avatar-picture.ts"
import { useAvatar } from "./use-avatar.ts"

// The cropper is large and rarely used.
const AvatarCrop = lazy(() => import("./avatar-crop.tsx"))

/** The user's picture: choose, crop to a square, or remove. */
export function AvatarCard() {
  const user = useUser()
  const { save, remove, isRemoving } = useAvatar()
  const [address, setAddress] = useState<string | null>(null)
  const resetFile = useRef<() => void>(null)
  if (!user) return null

  const choose = (file: File | null) => {
    // Otherwise the same photo could not be chosen again.
    resetFile.current?.()
    if (file) openPicture(file).then(setAddress, showRefusal)
  }
  return (
    <Section title="Picture">
      <Group gap="md" wrap="nowrap">
        <PersonAvatar person={user} size={72} />
        <div>
          <Text size="sm" c="dimmed" mb="xs">
            Your family sees it next to your name.
          </Text>
          <Group gap="sm">
            <FileButton onChange={choose} resetRef={resetFile} accept="image/jpeg,image/png">
              {(props) => (
                <Button {...props} variant="default" size="sm" leftSection={<IconPhoto size={18} stroke={1.5} />}>
                  {user.avatar_id ? "Change photo" : "Choose photo"}
                </Button>
              )}
            </FileButton>
            {user.avatar_id && (
              <Button
                variant="subtle"
                color="red"
                size="sm"
                leftSection={<IconTrash size={18} stroke={1.5} />}
                loading={isRemoving}
                onClick={remove}
              >
                Remove
              </Button>
            )}
          </Group>
        </div>
      </Group>
      {address && (
        <Suspense>
          <AvatarCrop address={address} onSave={save} onClose={() => setAddress(null)} />
        </Suspense>
      )}
    </Section>
  )
}

function showRefusal(cause: unknown): void {
  const message = cause instanceof FileRefusal ? cause.message : "This photo cannot be opened. Choose another one."
  notifications.show({ color: "error", message })
}
