import "./stand-in-browser.ts"
export { renderFrames } from "./frames.tsx"
import { MantineProvider } from "@mantine/core"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { Router } from "wouter"
import { cssVariables, theme } from "../app/theme/theme.ts"
import LoginPage from "../features/auth/sign-in/login-page.tsx"
import ContactPage from "../features/site/help/contact-page.tsx"
import FaqPage from "../features/site/help/faq-page.tsx"
import HelpPage from "../features/site/help/help-page.tsx"
import LandingPage from "../features/site/landing/landing-page.tsx"
import PrivacyPage from "../features/site/legal/privacy-page.tsx"
import SiteShell from "../features/site/frame/site-shell.tsx"
import TermsPage from "../features/site/legal/terms-page.tsx"
import { paths } from "../lib/paths.ts"
import { trpcClient } from "../session/client.ts"
import { trpc } from "../api/trpc.ts"

type PublicPage = { path: string; source: string; Page: ComponentType; framed: boolean }

const pages: PublicPage[] = [
  { path: paths.start, source: "src/features/site/landing/landing-page.tsx", Page: LandingPage, framed: true },
  { path: paths.help, source: "src/features/site/help/help-page.tsx", Page: HelpPage, framed: true },
  { path: paths.contact, source: "src/features/site/help/contact-page.tsx", Page: ContactPage, framed: true },
  { path: paths.faq, source: "src/features/site/help/faq-page.tsx", Page: FaqPage, framed: true },
  { path: paths.privacy, source: "src/features/site/legal/privacy-page.tsx", Page: PrivacyPage, framed: true },
  { path: paths.terms, source: "src/features/site/legal/terms-page.tsx", Page: TermsPage, framed: true },
  { path: paths.login, source: "src/features/auth/sign-in/login-page.tsx", Page: LoginPage, framed: false },
]

/** A page as a visitor sees it before any of its code has loaded. */
export type Prerendered = {
  path: string
  /** The source files whose chunks the page needs next. */
  sources: string[]
  markup: string
}

/** Renders the pages for visitors, once per build. `<title>` and `<meta>` come first in the markup. */
export function renderPages(): Prerendered[] {
  return pages.map((page) => ({
    path: page.path,
    sources: page.framed ? ["src/features/site/frame/site-shell.tsx", page.source] : [page.source],
    markup: render(page),
  }))
}

function render({ path, Page, framed }: PublicPage): string {
  // No query runs here. A garbage collection timer would keep the build from ending.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  return renderToString(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Router ssrPath={path} ssrSearch="">
            {framed ? (
              <SiteShell landing={null}>
                <Page />
              </SiteShell>
            ) : (
              <Page />
            )}
          </Router>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  )
}
