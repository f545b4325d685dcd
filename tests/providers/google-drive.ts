import type { Provider } from "oidc-provider"
import { driveScope } from "@hearthbook/api/work/drive"

/** A file in a user's Drive, with the field names of Google's API. */
export type DriveFile = { id: string; name: string; mimeType: string; owner: string; trashed?: boolean }

export const pickerKey = "a developer's key of tests"

type Asked = {
  path: string
  query: Record<string, string | string[] | undefined>
  headers: Record<string, string | string[] | undefined>
  status: number
  type: string
  body: unknown
}

/**
 * The parts of Google Drive and its picker that Hearthbook uses. A token must be valid and have the scope for files, and gives
 * access only to its owner's files that were picked with this app.
 */
export function createDrive(provider: Provider, files: DriveFile[]) {
  const picked = new Set<string>()

  const ownerOf = async (token: string) => {
    const found = await provider.AccessToken.find(token)
    return found?.scopes.has(driveScope) ? found.accountId : null
  }

  const readFile = async (ctx: Asked, id: string): Promise<void> => {
    const owner = await ownerOf(String(ctx.headers["authorization"] ?? "").replace(/^Bearer /, ""))
    if (!owner) return refuse(ctx, 401, "Invalid Credentials")
    const file = files.find((one) => one.id === id && one.owner === owner)
    if (!file || !picked.has(id)) return refuse(ctx, 404, `File not found: ${id}.`)
    const { owner: _, ...facts } = file
    ctx.body = {
      ...facts,
      webViewLink: `https://drive.google.com/file/d/${id}/view?usp=drivesdk`,
      trashed: !!file.trashed,
    }
  }

  /** Returns the page in the picker's frame. */
  const showFiles = async (ctx: Asked): Promise<void> => {
    const { token = "", key = "", types = "" } = ctx.query
    const owner = await ownerOf(String(token))
    if (!owner || key !== pickerKey) return refuse(ctx, 403, "The picker was opened with a wrong key or token.")
    const shown = files.filter((file) => file.owner === owner && String(types).split(",").includes(file.mimeType))
    ctx.type = "html"
    ctx.body = framePage(shown)
  }

  return {
    /** Answers a request to the Drive or the picker. Returns false for any other. */
    answer: async (ctx: Asked): Promise<boolean> => {
      const [, id] = /^\/drive\/v3\/files\/([^/]+)$/.exec(ctx.path) ?? []
      if (id) await readFile(ctx, decodeURIComponent(id))
      else if (ctx.path === "/picker.js") Object.assign(ctx, { type: "js", body: pickerScript })
      else if (ctx.path === "/picker") await showFiles(ctx)
      else if (ctx.path === "/picker/picked") {
        picked.add(String(ctx.query["id"]))
        ctx.status = 204
      } else return false
      return true
    },
    /** Grants access to a file, like the picker when a user selects it. */
    pick: (id: string) => void picked.add(id),
  }
}

function refuse(ctx: Asked, status: number, message: string): void {
  ctx.status = status
  ctx.body = { error: { code: status, message } }
}

function framePage(files: DriveFile[]): string {
  const buttons = files.map(({ id, name }) => `<p><button id="${id}">${name}</button></p>`).join("")
  return `<!doctype html><html lang="en"><title>Select a file</title><h1>Select a file</h1>${buttons}<script>
for (const button of document.querySelectorAll("button")) button.onclick = async () => {
  await fetch("/picker/picked?id=" + button.id)
  parent.postMessage({ picked: button.id, name: button.textContent }, "*")
}
</script></html>`
}

/** The functions of Google's script that Hearthbook calls. */
const pickerScript = `
const origin = new URL(document.currentScript.src).origin
window.gapi = { load: (name, { callback }) => setTimeout(callback) }
const Action = { PICKED: "picked", CANCEL: "cancel", LOADED: "loaded" }
class DocsView {
  setMimeTypes(types) { this.types = types; return this }
  setIncludeFolders() { return this }
  setSelectFolderEnabled() { return this }
  setMode() { return this }
}
class PickerBuilder {
  wishes = {}
  addView(view) { this.wishes.types = view.types; return this }
  setOAuthToken(token) { this.wishes.token = token; return this }
  setDeveloperKey(key) { this.wishes.key = key; return this }
  setAppId() { return this }
  setOrigin() { return this }
  setTitle() { return this }
  setLocale() { return this }
  setSelectableMimeTypes(types) { this.wishes.types = types; return this }
  enableFeature() { return this }
  setMaxItems() { return this }
  setCallback(callback) { this.tell = callback; return this }
  build() {
    const frame = document.createElement("iframe")
    frame.title = "Google Picker"
    frame.src = origin + "/picker?" + new URLSearchParams(this.wishes)
    frame.style = "position:fixed;inset:10%;width:80%;height:80%;z-index:9999;background:#fff"
    const hear = ({ data, origin: from }) => {
      if (from !== origin || !data.picked) return
      window.removeEventListener("message", hear)
      frame.remove()
      this.tell({ action: Action.PICKED, docs: [{ id: data.picked, name: data.name }] })
    }
    return {
      setVisible: (isVisible) => {
        if (!isVisible) return frame.remove()
        window.addEventListener("message", hear)
        document.body.append(frame)
        this.tell({ action: Action.LOADED })
      },
      dispose: () => frame.remove(),
    }
  }
}
window.google = { picker: { Action, DocsView, PickerBuilder, Response: { ACTION: "action", DOCUMENTS: "docs" }, Document: { ID: "id", NAME: "name" }, ViewId: { DOCS: "all" }, DocsViewMode: { LIST: "list", GRID: "grid" }, Feature: { NAV_HIDDEN: "navHidden" } } }
`
