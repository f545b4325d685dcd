import { Menu } from "@mantine/core"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { PressedMenu } from "./pressed-menu.tsx"

const open = (disabled = false) =>
  renderScreen(
    <PressedMenu disabled={disabled} button={(menu) => <button {...menu}>More</button>}>
      <Menu.Dropdown>
        <Menu.Item>Edit</Menu.Item>
      </Menu.Dropdown>
    </PressedMenu>,
  )

const button = page.getByRole("button", { name: "More" })
const item = page.getByRole("menuitem", { name: "Edit" })

test("the first press opens the menu, and so does each later one", { tags: ["site.menus"] }, async () => {
  await open()
  await expect.element(button).toHaveAttribute("aria-expanded", "false")
  for (let press = 0; press < 2; press += 1) {
    await button.click()
    await expect.element(item).toBeVisible()
    await expect.element(button).toHaveAttribute("aria-expanded", "true")
    await userEvent.keyboard("{Escape}")
    await expect.element(item).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})

test("the keyboard opens it and gets to its items", { tags: ["site.menus"] }, async () => {
  await open()
  await expect.element(button).toBeVisible()
  await userEvent.keyboard("{Tab}{Enter}")
  await expect.element(item).toBeVisible()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(item).toHaveFocus()
})

test("a disabled one does not open", { tags: ["site.menus"] }, async () => {
  await open(true)
  await button.click()
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute("aria-expanded", "false")
})
