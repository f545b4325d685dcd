import { driveTypes } from "@hearthbook/core/limits/file-limits"

/** The installation's picker keys, from `auth.options`. */
type PickerKeys = { developer_key: string; app_id: string; script_url: string }

type Picked = { action: string; docs?: { id: string }[] }
type View = { setMimeTypes: (types: string) => View }
type Builder = {
  addView: (view: View) => Builder
  setAppId: (id: string) => Builder
  setDeveloperKey: (key: string) => Builder
  setOAuthToken: (token: string) => Builder
  setOrigin: (origin: string) => Builder
  setCallback: (callback: (picked: Picked) => void) => Builder
  build: () => { setVisible: (visible: boolean) => void }
}
/** The parts of Google's picker in use. */
type Picker = {
  PickerBuilder: new () => Builder
  DocsView: new (view: string) => View
  ViewId: { DOCS: string }
  Action: { PICKED: string; CANCEL: string }
}
type GoogleWindow = {
  gapi?: { load: (name: "picker", callback: { callback: () => void; onerror: () => void }) => void }
  google?: { picker?: Picker }
}

let loading: Promise<Picker> | null = null

/** Loads Google's script on first use, and again after a failure. */
export function loadPicker({ script_url }: PickerKeys): Promise<Picker> {
  loading ??= fetchPicker(script_url).catch((cause: unknown) => {
    loading = null
    throw cause
  })
  return loading
}

async function fetchPicker(script_url: string): Promise<Picker> {
  const here: Window & GoogleWindow = window
  const failed = () => new Error("Google's picker could not be loaded.")
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    Object.assign(script, { src: script_url, async: true })
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => {
      script.remove()
      reject(failed())
    })
    document.head.append(script)
  })
  await new Promise<void>((resolve, reject) => {
    if (!here.gapi) return reject(failed())
    here.gapi.load("picker", { callback: resolve, onerror: () => reject(failed()) })
  })
  if (!here.google?.picker) throw failed()
  return here.google.picker
}

/**
 * Opens Google's picker for file types that can be submitted. Returns the id of the picked file, or null if the picker
 * was closed. `token` grants access only to picked files.
 */
export function pickDriveFile(picker: Picker, keys: PickerKeys, token: string): Promise<string | null> {
  return new Promise((resolve) => {
    const { PickerBuilder, DocsView, ViewId, Action } = picker
    new PickerBuilder()
      .addView(new DocsView(ViewId.DOCS).setMimeTypes(driveTypes.join(",")))
      .setAppId(keys.app_id)
      .setDeveloperKey(keys.developer_key)
      .setOAuthToken(token)
      .setOrigin(window.location.origin)
      .setCallback(({ action, docs }) => {
        if (action === Action.PICKED) resolve(docs?.[0]?.id ?? null)
        else if (action === Action.CANCEL) resolve(null)
      })
      .build()
      .setVisible(true)
  })
}
