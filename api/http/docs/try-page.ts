import { readFileSync } from 'node:fs'
import type { Env, Hono } from 'hono'
import { setFileHeaders, setPageHeaders } from '#api/http/static/security-headers.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

const read = (name: string) => readFileSync(new URL(name, PROJECT_ROOT), 'utf8')

const SETTINGS = JSON.stringify({
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  hideModels: true,
  // The page links to the contract.
  documentDownloadType: 'none',
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
/** The colours of the web app, as Tailwind reads them: `--color-ink: light-dark(#0e211d, #ebf1ee);`. */
const COLOURS = (read('web/styles/tokens.css').match(/^ *--color-[\w-]+: [^;]+;/gm) ?? []).join('\n')
const pageOf = (tag: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="A form to try the operations of the Plink API: ${tag}.">
    <title>Try ${tag} · Plink</title>
    <link rel="icon" href="/favicon.svg">
    <style>
      :root {
${COLOURS}
        --scalar-custom-header-height: 45px;
      }
      .light-mode { color-scheme: light }
      .dark-mode { color-scheme: dark }
      :root .light-mode, :root .dark-mode {
        --scalar-color-1: var(--color-ink); --scalar-color-2: var(--color-muted); --scalar-color-3: var(--color-muted);
        --scalar-color-accent: var(--color-brand); --scalar-background-accent: var(--color-brand-soft);
        --scalar-background-1: var(--color-canvas); --scalar-background-2: var(--color-surface); --scalar-background-3: var(--color-raised);
        --scalar-border-color: var(--color-line);
        --scalar-button-1: var(--color-brand); --scalar-button-1-hover: var(--color-brand-strong); --scalar-button-1-color: var(--color-on-brand);
        --scalar-color-green: var(--color-success); --scalar-color-red: var(--color-danger); --scalar-color-yellow: var(--color-warning);
        --scalar-sidebar-background-1: var(--color-canvas); --scalar-sidebar-color-active: var(--color-brand);
      }
      .guides { position: sticky; top: 0; z-index: 100; box-sizing: border-box; height: 45px; display: flex; align-items: center; gap: 24px;
        padding: 0 24px; border-bottom: 1px solid var(--scalar-border-color); background: var(--scalar-background-1); font: 600 14px/1 system-ui, sans-serif }
      .guides a:first-child { margin-inline-end: auto }
      .guides a { padding: 15px 0; color: var(--scalar-color-1); text-decoration: none }
      .guides a:hover { text-decoration: underline }
    </style>
  </head>
  <body>
    <nav class="guides" aria-label="Guides"><a href="/docs/reference/${tag}">API reference · <bdi lang="ar">مرجع الواجهة البرمجية</bdi></a><a href="/docs">Plink guides · <bdi lang="ar">الأدلة</bdi></a></nav>
    <noscript><p>The form needs JavaScript. Without it, read <a href="/docs/reference/${tag}">the reference</a>.</p></noscript>
    <script id="api-reference" data-url="/docs/reference/${tag}/openapi.json" data-configuration='${SETTINGS}'></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`

/** The form needs inline styles. Scripts and calls are limited to this server. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Serves a page for each tag on which its operations can be tried. It loads nothing from other servers: its script, and the part of the contract that
 * belongs to the tag, are files of the web app. A tag that is not there has no such file, and the page says so.
 */
export function mountTryPages<E extends Env>(app: Hono<E>): void {
  app.get('/docs/reference/:tag{[a-z-]+}/try', c => {
    setFileHeaders(c)
    setPageHeaders(c, CONTENT_SECURITY_POLICY)
    return c.html(pageOf(c.req.param('tag')))
  })
}
