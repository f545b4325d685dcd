import { expect, test } from "vitest"
import { drivePreview } from "./drive-preview.ts"

test.each([
  ["https://drive.google.com/file/d/1a2B/view", "https://drive.google.com/file/d/1a2B/preview"],
  ["https://drive.google.com/file/d/1a2B/view?usp=sharing#page", "https://drive.google.com/file/d/1a2B/preview"],
  ["https://docs.google.com/document/d/1a2B/view/", "https://docs.google.com/document/d/1a2B/preview"],
  ["https://docs.google.com/document/d/1a2B/preview", "https://docs.google.com/document/d/1a2B/preview"],
])("previews %s at %s", (url, preview) => expect(drivePreview(url)).toBe(preview))

test.each([
  "http://drive.google.com/file/d/1a2B/view",
  "https://drive.google.com.example.org/file/d/1a2B/view",
  "https://example.org/drive.google.com/view",
  "https://drive.google.com:8443/file/d/1a2B/view",
  "https://drive.google.com/drive/folders/1a2B",
  "javascript:alert(1)//drive.google.com/view",
  "no address",
])("does not embed %s", (url) => expect(drivePreview(url)).toBeNull())
