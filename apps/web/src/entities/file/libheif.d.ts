declare module "libheif" {
  type DecodedImage = {
    get_width: () => number
    get_height: () => number
    /** Fills the pixels, upright; null if the picture is damaged. */
    display: (into: ImageData, done: (filled: ImageData | null) => void) => void
    free: () => void
  }
  export default function buildLibheif(): {
    HeifDecoder: new () => { decode: (file: ArrayBuffer) => DecodedImage[] }
  }
}
