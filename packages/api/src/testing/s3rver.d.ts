/** The parts of the S3-compatible server that tests use. The package has no types. */
declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http"

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
