import { expect, test } from "vitest"
import { prepareFile, preparePhoto } from "./file-prepare.ts"

const samples = import.meta.glob<string>("../../../../../tests/samples/{picture,turned}.*", {
  query: "?url",
  import: "default",
  eager: true,
})

async function open(name: string): Promise<File> {
  const [, url = ""] = Object.entries(samples).find(([path]) => path.endsWith(`/${name}`)) ?? []
  const content = await (await fetch(url)).blob()
  // The name and the type say nothing true.
  return new File([content], "IMG_0042", { type: "application/pdf" })
}

/** The colors in the middle of each quarter. */
async function quartersOf(blob: Blob): Promise<number[][]> {
  const picture = await createImageBitmap(blob)
  expect([picture.width, picture.height]).toEqual([120, 80])
  const pen = new OffscreenCanvas(120, 80).getContext("2d")
  pen?.drawImage(picture, 0, 0)
  const places = [
    [30, 20],
    [90, 20],
    [30, 60],
    [90, 60],
  ] as const
  return places.map(([x, y]) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
}

const colors = [
  [208, 0, 0],
  [0, 160, 0],
  [0, 0, 208],
  [224, 224, 0],
]

test.each(["turned.jpg", "picture.png", "picture.webp", "picture.gif", "picture.bmp", "picture.avif", "picture.heic"])(
  "%s is sent as a picture that is upright and has its colors, whatever its name and type",
  { tags: ["assignments.photo-kinds"] },
  async (name) => {
    const sent = await prepareFile(await open(name))
    const head = new Uint8Array(await sent.slice(0, 2).arrayBuffer())
    expect([...head]).toEqual(name.endsWith("png") ? [0x89, 0x50] : [0xff, 0xd8])
    for (const [index, color] of (await quartersOf(sent)).entries()) {
      for (const [channel, value] of color.entries()) {
        expect(Math.abs(value - (colors[index]?.[channel] ?? 0)), `${index} ${String(color)}`).toBeLessThan(30)
      }
    }
  },
)

test.each([
  ["a text that calls itself a photo", new File(["no picture"], "me.jpg", { type: "image/jpeg" })],
  ["a PDF", new File(["%PDF-1.4\n%%EOF"], "me.pdf", { type: "application/pdf" })],
])("%s is refused where only a photo is of use", { tags: ["settings.avatar-refused"] }, async (_name, file) => {
  await expect(preparePhoto(file)).rejects.toThrow("This is not a photo we can open. Take a new photo.")
})
