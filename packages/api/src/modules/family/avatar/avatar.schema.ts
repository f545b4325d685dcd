import { z } from "zod"

export const avatarUpload = z.object({ content: z.instanceof(Uint8Array) })

export const avatarView = z.object({
  avatar_id: z
    .guid()
    .nullable()
    .meta({ description: "The file of the person's picture, at /files/{id}; null without one" }),
})
export type AvatarView = z.output<typeof avatarView>
