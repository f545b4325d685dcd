import { expect, test } from "vitest"
import { isPrivateAddress, isPublicHost, requirePublicAddress } from "./public-address.ts"

test.each(["8.8.8.8", "203.0.114.9", "2606:4700::1111"])("the address %s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "logos.example",
  "",
])("the address '%s' is not public", (address) => expect(isPrivateAddress(address)).toBe(true))

test("names of local networks and names without a dot are not public", () => {
  expect(isPublicHost("logos.example")).toBe(true)
  for (const name of ["localhost", "printer", "a.localhost", "nas.local", "db.internal.", "tv.lan", "x.home.arpa"]) {
    expect(isPublicHost(name), name).toBe(false)
  }
})

const names: Record<string, string[]> = {
  "site.example": ["203.0.114.9", "2606:4700::1111"],
  "home.example": ["192.168.1.1"],
  "mixed.example": ["203.0.114.9", "::ffff:10.0.0.1"],
  "self.example": ["::1"],
  "link.example": ["fe80::1"],
  "none.example": ["0.0.0.0"],
  "empty.example": [],
}
const lookUp = async (name: string) => names[name] ?? Promise.reject(new Error("ENOTFOUND"))
const enter = (address: string) => requirePublicAddress("endpoint", address, lookUp)
const refusedWith = (message: string) => ({
  reason: "VALIDATION_ERROR",
  details: { issues: [{ field: "endpoint", message }] },
})

test.each(["https://site.example/a", "https://203.0.114.9/a", "https://[2606:4700::1111]/a"])(
  "%s can be entered",
  async (address) => {
    await expect(enter(address)).resolves.toBeUndefined()
  },
)

test.each(["home", "mixed", "self", "link", "none"])(
  "a name with a private address is refused: %s.example",
  async (name) => {
    const refused = refusedWith("This address is in a private network. Hearthbook calls only public ones.")
    await expect(enter(`https://${name}.example/a`)).rejects.toMatchObject(refused)
  },
)

test("a private address is refused without asking, and a name that is not found in words", async () => {
  await expect(requirePublicAddress("endpoint", "https://[::ffff:127.0.0.1]/", null)).rejects.toThrow("private network")
  for (const name of ["gone", "empty"])
    await expect(enter(`https://${name}.example/`)).rejects.toMatchObject(refusedWith("This address was not found."))
})
