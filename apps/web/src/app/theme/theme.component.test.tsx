import {
  ActionIcon,
  Anchor,
  Button,
  Checkbox,
  Chip,
  Radio,
  SegmentedControl,
  Switch,
  Tabs,
  TextInput,
} from "@mantine/core"
import { afterEach, describe, expect, test } from "vitest"
import { cdp, page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"

/** One of each control, some of them chosen. */
function Controls() {
  return (
    <main>
      <Button>Save</Button>
      <Button variant="default">Cancel</Button>
      <ActionIcon aria-label="More">…</ActionIcon>
      <Anchor href="#help">Help</Anchor>
      <TextInput label="Name" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Not ticked" />
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Radio.Group defaultValue="one">
        <Radio value="one" label="One" />
        <Radio value="two" label="Two" />
      </Radio.Group>
      <SegmentedControl aria-label="View" data={["Week", "Month"]} />
      <Chip defaultChecked>Monday</Chip>
      <Chip>Sunday</Chip>
      <Tabs defaultValue="profile">
        <Tabs.List aria-label="Settings">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="family">Family</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </main>
  )
}

const session = cdp()

afterEach(() => emulate([]))

function emulate(features: { name: string; value: string }[]): Promise<unknown> {
  return session.send("Emulation.setEmulatedMedia", { features })
}

/** The control that has the focus, its label, or what draws it: one of them must show the ring. */
function hasRing(): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return false
  const label = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : []
  const drawn = [activeElement, activeElement.parentElement, activeElement.nextElementSibling, ...label]
  return drawn.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element)
    const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    return isOutlined || (element === activeElement && activeElement.matches("input") && borderColor !== restingBorder)
  })
}

let restingBorder = ""

describe.each([
  ["in the usual colors", []],
  ["with forced colors", [{ name: "forced-colors", value: "active" }]],
])("%s", (_, features) => {
  test("each control shows a ring when it gets the keyboard's focus", { tags: ["site.focus-visible"] }, async () => {
    await emulate(features)
    await renderScreen(<Controls />)
    const field = page.getByLabelText("Name")
    await expect.element(field).toBeVisible()
    restingBorder = getComputedStyle(field.element()).borderColor
    const seen = new Set<Element>()
    // Tab starts at the first control, wherever the focus was in the test before.
    await userEvent.click(page.elementLocator(document.body), { position: { x: 1, y: 1 } })
    for (;;) {
      await userEvent.tab()
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || seen.has(activeElement)) break
      seen.add(activeElement)
      // A ring may take a moment to fade in.
      await expect.poll(hasRing, { message: activeElement.outerHTML }).toBe(true)
    }
    expect(seen.size).toBeGreaterThanOrEqual(13)
  })
})

test("with forced colors a chosen control differs from one that is not", { tags: ["site.forced-colors"] }, async () => {
  await emulate([{ name: "forced-colors", value: "active" }])
  await renderScreen(<Controls />)
  await expect.element(page.getByLabelText("Ticked", { exact: true })).toBeVisible()
  const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor
  const input = (name: string) => page.getByLabelText(name, { exact: true }).element()
  const pairs: [string, Element | null, Element | null][] = [
    ["checkbox", input("Ticked"), input("Not ticked")],
    ["switch", input("On").nextElementSibling, input("Off").nextElementSibling],
    ["radio button", input("One"), input("Two")],
    [
      "chip",
      document.querySelector("[data-checked].mantine-Chip-label"),
      document.querySelector(".mantine-Chip-label:not([data-checked])"),
    ],
    ["tab", page.getByRole("tab", { name: "Profile" }).element(), page.getByRole("tab", { name: "Family" }).element()],
    [
      "segment",
      document.querySelector(".mantine-SegmentedControl-label[data-active]"),
      document.querySelector(".mantine-SegmentedControl-label:not([data-active])"),
    ],
  ]
  for (const [name, chosen, other] of pairs) {
    expect(chosen, `a chosen ${name}`).not.toBeNull()
    expect(colorOf(chosen), name).not.toBe(colorOf(other))
  }
})
