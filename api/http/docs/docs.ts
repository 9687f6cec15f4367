import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import type { Deps } from '#api/deps.ts'
import { setFileHeaders, setPageHeaders } from '#api/http/security-headers.ts'
import { compressed, sendFile } from '#api/http/static-file.ts'
import { memoizeAsync } from '#api/kernel/platform/memoize-async.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { type ContractDocuments, SERVER_ADDRESS } from './contract-documents.ts'

const read = (name: string) => readFileSync(new URL(name, PROJECT_ROOT), 'utf8')

const SETTINGS = JSON.stringify({
  // The page may call only the origin that it comes from, also where an operator opens it by another address than PUBLIC_URL.
  servers: [{ url: '/', description: 'This server' }],
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
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Every operation of the Plink API with its fields, responses and errors, and a form to try it.">
    <title>API reference · Plink</title>
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
    <nav class="guides" aria-label="Guides"><a href="/docs">Plink guides · <bdi lang="ar">الأدلة</bdi></a><a href="/openapi.yaml">openapi.yaml</a></nav>
    <noscript><p>The reference needs JavaScript. Without it, read <a href="/openapi.yaml">openapi.yaml</a> or <a href="/llms-full.txt">the guides as text</a>.</p></noscript>
    <script id="api-reference" data-url="/openapi.json" data-configuration='${SETTINGS}'></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`
const JSON_TYPE = 'application/json'
const YAML_TYPE = 'application/yaml; charset=utf-8'
const DOCUMENTS = ['/openapi.yaml', '/openapi.json', '/workflows.arazzo.yaml']

/** The reference needs inline styles. Scripts and calls are limited to this server. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Serves the flows, and the contract as YAML, as JSON and as an interactive reference, all without the operations marked `x-internal`. The page loads
 * nothing from other servers. Its script and the guides are part of the web app. Generators take the address of the API from the contract, which is why
 * it names this server in full.
 */
export function mountDocs<E extends Env>(app: Hono<E>, { publicUrl }: Pick<Deps, 'publicUrl'>): void {
  const documentAt = (name: keyof ContractDocuments, type: string) =>
    memoizeAsync(async () =>
      compressed(
        (await documentNamed(name)).replaceAll(SERVER_ADDRESS, () => publicUrl),
        type,
      ),
    )
  const yaml = documentAt('openapi.yaml', YAML_TYPE)
  const json = documentAt('openapi.json', JSON_TYPE)
  const flows = memoizeAsync(() => compressed(read('workflows.arazzo.yaml'), YAML_TYPE))
  for (const path of [...DOCUMENTS, '/docs/reference']) {
    app.use(path, async (c, next) => {
      setFileHeaders(c)
      await next()
    })
  }
  // Editors and generators in pages of other origins read the contract by its address.
  for (const path of DOCUMENTS) {
    app.use(path, async (c, next) => {
      c.header('Access-Control-Allow-Origin', '*')
      await next()
    })
  }
  app.get('/openapi.yaml', async c => sendFile(c, await yaml(), 'no-cache'))
  app.get('/workflows.arazzo.yaml', async c => sendFile(c, await flows(), 'no-cache'))
  app.get('/openapi.json', async c => sendFile(c, await json(), 'no-cache'))
  app.get('/docs/reference', c => {
    setPageHeaders(c, CONTENT_SECURITY_POLICY)
    return c.html(PAGE)
  })
}

/** The build writes the documents beside the server. A server that runs from its sources has none. */
async function documentNamed(name: keyof ContractDocuments): Promise<string> {
  const built = join(import.meta.dirname, name)
  if (existsSync(built)) return readFile(built, 'utf8')
  const { contractDocuments } = await import('./contract-documents.ts')
  return contractDocuments(read('openapi.yaml'))[name]
}
