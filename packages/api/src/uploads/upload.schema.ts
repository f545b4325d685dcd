import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"

/** The size of a part of an archive in bytes; the last one may be smaller. Serverless hosts accept little more in one request. */
export const partSize = 3 * 1024 * 1024

/** The size of a part of a file in bytes. Smaller, because many children may upload at once, and each part is in memory. */
export const filePartSize = 1024 * 1024

/** The progress of an upload in parts. */
export const uploadView = z.object({
  id,
  size: z.int().meta({ description: "Bytes of the whole" }),
  part_size: z.int().meta({ description: "Bytes of every part but the last, which has the rest" }),
  received: z.array(z.int()).meta({ description: "Positions of the received parts, from 0" }),
})

/** One part; its bytes are the request body. */
export const uploadPart = z.object({
  id,
  position: z.int().min(0),
  content: z.instanceof(Uint8Array),
})

export type UploadView = z.output<typeof uploadView>
export type UploadPart = z.output<typeof uploadPart>
