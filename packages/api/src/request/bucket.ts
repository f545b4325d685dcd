/** A bucket at an S3-compatible service, and the keys to it (BUCKET_URL and others). */
export type Bucket = {
  /** The service's address and the bucket's name, such as https://s3.eu-central-1.amazonaws.com/hearthbook. */
  url: string
  region: string
  key_id: string
  secret: string
  /** False while the contents move back to the database (FILE_STORE). */
  takes_files: boolean
  /** The timeout of one call in milliseconds. */
  timeout: number
}
