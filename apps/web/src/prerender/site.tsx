import "./stand-in-browser.ts"
import { MantineProvider } from "@mantine/core"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { Router } from "wouter"
import { cssVariables, theme } from "../app/theme.ts"
import ContactPage from "../features/site/contact-page.tsx"
import FaqPage from "../features/site/faq-page.tsx"
import HelpPage from "../features/site/help-page.tsx"
import LandingPage from "../features/site/landing-page.tsx"
import PrivacyPage from "../features/site/privacy-page.tsx"
import SiteShell from "../features/site/site-shell.tsx"
import TermsPage from "../features/site/terms-page.tsx"
import { paths } from "../lib/paths.ts"
import { trpc, trpcClient } from "../lib/trpc.ts"

const pages: { path: string; source: string; Page: ComponentType }[] = [
  { path: paths.start, source: "src/features/site/landing-page.tsx", Page: LandingPage },
  { path: paths.help, source: "src/features/site/help-page.tsx", Page: HelpPage },
  { path: paths.contact, source: "src/features/site/contact-page.tsx", Page: ContactPage },
  { path: paths.faq, source: "src/features/site/faq-page.tsx", Page: FaqPage },
  { path: paths.privacy, source: "src/features/site/privacy-page.tsx", Page: PrivacyPage },
  { path: paths.terms, source: "src/features/site/terms-page.tsx", Page: TermsPage },
]

/** What a public page looks like to somebody who is not signed in, before any of its code has come. */
export type Prerendered = {
  path: string
  /** Of the page itself: its chunk is what a browser needs next. */
  source: string
  markup: string
}

/** Draws the public pages, as the build does once. `<title>` and `<meta>` stand before everything else in the markup. */
export function drawSite(): Prerendered[] {
  return pages.map(({ path, source, Page }) => ({ path, source, markup: draw(path, Page) }))
}

function draw(path: string, Page: ComponentType): string {
  const queryClient = new QueryClient()
  return renderToString(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Router ssrPath={path} ssrSearch="">
            <SiteShell landing={null}>
              <Page />
            </SiteShell>
          </Router>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  )
}
