// Decodes an iPhone's photo in a worker, so that the page stays usable. Loaded only with such a photo, because the decoder is large.
import buildLibheif from "libheif"

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  const images = new (buildLibheif().HeifDecoder)().decode(data)
  const [first] = images
  if (!first) {
    postMessage(null)
    return
  }
  const pixels = new ImageData(first.get_width(), first.get_height())
  // Opaque, because the decoder fills only the colors of a picture without transparency.
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
  first.display(pixels, (filled) => {
    for (const image of images) image.free()
    postMessage(filled)
  })
})
