/** The names of styles and pictures, in the app's build and in the pages that are rendered before. */
export const assetFileNames = "assets/[hash:7][extname]"
